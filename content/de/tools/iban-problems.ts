/** What can be wrong with an IBAN; the check and the QR-bill say it in the same words. */
export const ibanProblems = {
  empty: 'Bitte eine IBAN eingeben.',
  characters: 'Eine IBAN besteht aus Buchstaben und Ziffern. Nicht erlaubt: {characters}',
  country: 'Am Anfang stehen zwei Buchstaben für das Land, etwa CH.',
  checkDigitsMissing: 'Nach dem Land folgen zwei Prüfziffern.',
  length: 'Diese Nummer hat {has} Zeichen, für {land} sind es {needs}.',
  institution: 'Die Stellen 5 bis 9 bezeichnen das Institut und sind Ziffern. Steht dort ein O statt einer 0?',
  checkDigits:
    'Die Prüfziffern {has} passen nicht zum Rest, dafür müssten sie {needs} lauten. Mindestens ein Zeichen ist falsch.',
}
