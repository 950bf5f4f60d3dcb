/** Shown together with their twins in the place of a page that is not answered, by the status of the answer. */
export const errors = {
  400: {
    title: 'Diese Adresse ist gesperrt',
    hint: 'Darin steht etwas, das in keine Adresse gehört, etwa Programmcode. Führte ein Link hierher, sagen Sie uns bitte, wo er steht.',
    description: 'In dieser Adresse steht etwas, das in keine Adresse gehört. Hier geht es zur Startseite von {brand}.',
  },
  429: {
    title: 'Zu viele Anfragen',
    hint: 'Aus Ihrem Netz kamen in kurzer Zeit sehr viele Anfragen. Warten Sie eine Minute und laden Sie die Seite neu. Wollten Sie ein Formular senden, gehen Sie zurück und senden Sie es dann noch einmal.',
    description: 'Aus Ihrem Netz kamen in kurzer Zeit sehr viele Anfragen an {brand}. Warten Sie eine Minute.',
  },
  503: {
    title: 'Gerade ausgelastet',
    hint: 'Im Augenblick wollen sehr viele etwas von uns. Warten Sie eine Minute und laden Sie die Seite neu. Wollten Sie ein Formular senden, gehen Sie zurück und senden Sie es dann noch einmal.',
    description:
      'Im Augenblick wollen sehr viele etwas von {brand}. Warten Sie eine Minute und laden Sie die Seite neu.',
  },
}
