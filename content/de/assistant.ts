/** What the assistant says in its own words; all else it quotes from the pages. Short facts: `assistant-facts.ts`. */
export const assistant = {
  unknown:
    'Dazu finde ich auf dieser Website nichts, und raten will ich nicht. Fragen Sie am besten einen Menschen: Schreiben Sie uns [1], oder buchen Sie ein kostenloses Gespräch von {promise.freeConsultationMinutes} Minuten [2].',
  /** Where the question names a program that no page speaks of. */
  unnamed:
    '{name} kommt auf dieser Website nicht vor. Verbunden werden bexio, Abacus und SAP Business One, dazu Infoniqa ONE 50 und Run my Accounts, soweit es die Installation zulässt [3]. Ob es mit {name} geht, sagt Ihnen ein Mensch: Schreiben Sie uns [1], oder buchen Sie ein kostenloses Gespräch von {promise.freeConsultationMinutes} Minuten [2].',
  contact: 'Kontakt',
  booking: 'Kostenlose Beratung buchen',
  /** Before a second passage that is quoted as well. */
  also: 'Dazu auch:',
  /** Before a passage that is only linked. */
  more: 'Mehr dazu:',
  greeting:
    'Grüezi. Ich bin der Assistent dieser Website, eine Maschine. Fragen Sie mich nach Preisen, Terminen, Schnittstellen, MWST-Abläufen oder Workshops; ich suche die Stelle auf dieser Website und zitiere sie.',
  thanks: 'Gern geschehen. Wenn noch etwas offen ist, fragen Sie einfach weiter.',
  farewell: 'Auf Wiedersehen. Wenn später noch etwas auftaucht, erreichen Sie uns jederzeit mit einer Nachricht [1].',
  machine:
    'Nein, ich bin kein Mensch, sondern ein Programm. Ich beantworte Fragen aus den Texten dieser Website, nenne die Stelle und kann mich trotzdem irren. Steuer- oder Rechtsberatung gebe ich nicht. Einen Menschen erreichen Sie über das Kontaktformular [1] oder im Gespräch [2].',
  ability:
    'Ich suche in allem, was auf dieser Website steht, und zitiere die passende Stelle mit Link: Preise, Termine, Beta-Plätze, Schnittstellen zu bexio, Abacus oder SAP, MWST-Abläufe, Gründung, Workshops, Datenschutz. Steuer- oder Rechtsberatung gebe ich nicht. Wo ich nichts finde, sage ich es.',
  person:
    'Einen Menschen erreichen Sie so: Schreiben Sie uns [1], die Antwort kommt binnen {promise.contactReplyHours} Stunden. Oder rufen Sie an unter {phone}, {hours.phone}. Oder buchen Sie ein kostenloses Gespräch von {promise.freeConsultationMinutes} Minuten [2].',
}
