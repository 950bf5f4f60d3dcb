export const book = {
  form: {
    /** Of each field, by its name in contract/appointment-fields.ts: on the page, in letters, at the desk and the command line. */
    labels: { start: 'Termin', name: 'Name', email: 'E-Mail', phone: 'Telefon', topic: 'Worum geht es?' },
  },
}
