### Adjournments and resumptions.
