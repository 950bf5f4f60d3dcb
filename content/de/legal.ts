/** What the three legal pages share around their texts. `{date}` is the date of the last change. */
export const legal = {
  contents: 'Inhalt',
  updated: 'Stand {date}',
  language: 'Sprache dieses Textes',
  german: 'Deutsch',
  english: 'English',
  shown: 'Dieser Text steht jetzt auf Deutsch.',
  failed: 'Der englische Text liess sich nicht laden. «English» führt zur englischen Seite.',
}
