export const crash = {
  title: 'Etwas ist schief gelaufen',
  text: 'Ein unerwarteter Fehler ist aufgetreten. Unsere Entwickler wurden benachrichtigt.',
  errorId: 'Fehler-ID:',
  reload: 'Seite neu laden',
  home: 'Zur Startseite',
}
