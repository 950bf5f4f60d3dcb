/** The members themselves stand in company.ts. `{name}` is a member's name. */
export const about = {
  meta: {
    title: 'Über uns: das Team und seine Arbeitsweise',
    description:
      'Wer bei {brand} Belege, Schnittstellen und KI-Abläufe baut, wie das Team arbeitet und an wen Sie sich danach mit einer Frage wenden.',
    keywords: ['Team', 'Finanzautomatisierung Schweiz', 'Buchhaltung', 'Schnittstellen', 'KI im Finanzteam'],
  },
  title: 'Core Team',
  lead: 'Wer einen Ablauf baut, muss wissen, was auf dem Beleg steht. Darum sitzen bei uns Buchhaltung und Technik von der ersten Besprechung an am selben Tisch.',
  labels: {
    website: 'Website',
    websiteOf: 'Website von {name}',
    linkedin: 'LinkedIn-Profil',
    linkedinOf: 'LinkedIn-Profil von {name}',
    newTab: 'öffnet in neuem Tab',
    portrait: 'Gezeichnetes Porträt von {name}',
  },
  principles: {
    title: 'So arbeiten wir',
    items: [
      {
        title: 'Zuerst der Beleg',
        text: 'Wir lesen einen Monat Ihrer Unterlagen und stoppen die Minuten. Über Software reden wir danach.',
      },
      {
        title: 'Jeder Ablauf hat einen Halt',
        text: 'Wo es Urteil braucht, wartet die Maschine auf einen Menschen mit Namen. Wo das ist, legen Sie fest.',
      },
      {
        title: 'Wer baut, gibt Auskunft',
        text: 'Ihre Fragen beantwortet die Person, die den Ablauf gebaut hat. Und ihre Anleitung soll so gut sein, dass Sie selten fragen müssen.',
      },
    ],
  },
  next: {
    title: 'Lernen Sie uns an einer Rechnung kennen.',
    text: 'Bringen Sie eine mit, die bei Ihnen immer Arbeit macht. Das Gespräch dauert {promise.freeConsultationMinutes}\u00a0Minuten und kostet nichts: {hours.consultation}.',
    label: 'Beratung anfragen',
    href: '/contact',
  },
}
