### Remarks, warnings, protests, rulings.
