/** What the assistant says in its own words; all else it quotes from the pages. */
export const chat = {
  unknown:
    'Dazu finde ich auf dieser Website nichts. Am besten fragen Sie einen Menschen: Schreiben Sie uns, oder buchen Sie ein kostenloses Gespräch von {promise.freeConsultationMinutes} Minuten.',
  contact: 'Kontakt',
  booking: 'Kostenlose Beratung buchen',
}
