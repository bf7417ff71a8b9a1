### Dialogs.
