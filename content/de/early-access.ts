/**
 * What the beta gives, where one approves, and what access means: said here once. Pages, letters and the assistant take the
 * sentences as `{early.test}`, `{early.end}` …; they say neither du nor Sie, because both kinds of text use them.
 */
export const earlyAccess = {
  short: 'ein neuer Ablauf mit eigenen Belegen, {beta.freeTime} gratis samt Hosting, Support per E-Mail',
  test: 'Early Access heisst: {beta.freeTime} lang läuft ein neuer Ablauf mit den eigenen Belegen, bevor er für alle offen ist; gratis, Hosting inbegriffen, Support per E-Mail.',
  end: 'Danach endet der Test von selbst. Weiter geht es nur mit einer Offerte, die jemand annimmt.',
  pilot:
    'Der Automation Pilot ist etwas anderes: Er wird auf einen Betrieb zugeschnitten und an dessen Belegen gemessen.',
  partners:
    'Wer einen Platz hat, ist Beta-Partner: {beta.discount} Rabatt auf die Preise dieser Website, solange die Beta läuft, und {beta.partnerFreeUpdateMonths} Monate Updates gratis.',
  approval:
    'Freigegeben wird dort, wo der Entwurf liegt: Buchungen in der eigenen Buchhaltungssoftware, Zahlungen im E-Banking, die MWST-Abrechnung im ePortal der ESTV.',
  access:
    'Persönlich heisst: eine Ansprechperson und, in der eigenen Buchhaltungssoftware, ein Benutzer nur für den Ablauf, eingerichtet in einem Gespräch von {promise.freeConsultationMinutes} Minuten. Ein Konto auf dieser Website gibt es noch nicht.',
  session:
    'Eine Anmeldung auf dieser Website ist in Entwicklung; ihre Sitzungen enden nach {promise.sessionTimeoutMinutes} Minuten ohne Eingabe.',
  experience:
    'Beratungsprojekte machen wir seit mehr als {claim.yearsOfExperience} Jahren. Neu ist die Software, darum die Beta.',
}
