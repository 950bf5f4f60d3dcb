/**
 * What the LinkedIn post generator builds posts on a process from, in German. {topic} stands where any group of words can stand;
 * {audience} always follows «für». `name` is the pattern's, shown above a draft. No sentence holds a figure or a number word: only the
 * author knows any.
 */
export const postPatterns = {
  example: { topic: 'QR-Rechnungen automatisch verbuchen', audience: 'Treuhandbüros mit vielen kleinen Mandaten' },
  patterns: {
    question: {
      name: 'Die bessere Frage',
      hooks: {
        neutral: [
          '«{topic}»: Welche Arbeit fällt dabei weg, und welche bleibt?',
          '{topic}: Woran würde man später merken, dass es sich gelohnt hat?',
        ],
        personal: [
          'Bei «{topic}» fange ich heute mit einer anderen Frage an als früher.',
          'Eine Frage stelle ich mir bei «{topic}» inzwischen immer zuerst.',
        ],
        direct: [
          'Bevor Sie bei «{topic}» etwas ändern: Zählen Sie eine Zeit lang mit.',
          '{topic}: Wer nicht weiss, wie lange es heute dauert, kann später nicht sagen, ob es besser ist.',
        ],
      },
      core: [
        'Nicht: Welches Programm kann das? Sondern: Wo wartet heute jemand, wo wird dasselbe noch einmal getippt, und wer entscheidet?',
        'Für {audience} lohnt es sich, diese Antworten an einem gewöhnlichen Tag aufzuschreiben, bevor etwas eingeführt wird.',
      ],
      medium: [
        'Aus der Liste wird schnell klar, was eine Maschine übernehmen kann: alles, was einer Regel folgt und jedes Mal gleich aussieht. Und was bei einem Menschen bleibt: der Fall, der nicht passt.',
      ],
      long: [
        'Danach braucht es weniger Mut, als man denkt. Ein Teilablauf, eine kurze Zeit, vorher und nachher gezählt. Ist die Zahl nicht besser, hört man auf und hat wenig verloren.',
        'Die Zählweise gehört mit aufs Blatt: was gemessen wurde, von wem, an wie vielen Fällen. Sonst streitet man später über Gefühle.',
      ],
    },
    checks: {
      name: 'Die kurze Liste',
      hooks: {
        neutral: ['{topic}: was sich prüfen lässt, bevor es etwas kostet.', 'Woran «{topic}» im Alltag hängt.'],
        personal: ['Was ich zu «{topic}» gerne früher gewusst hätte.', 'Meine kurze Liste zu «{topic}».'],
        direct: [
          'An wenigen Punkten hängt «{topic}». Die Technik kommt danach.',
          'Ein paar Fragen zu «{topic}». Wer gleich am Anfang Nein sagt, muss den Rest nicht lesen.',
        ],
      },
      core: [
        '– Stimmen die Stammdaten? Ein falsches Feld macht aus jeder Automatik eine Fehlerquelle.\n– Ist klar, wer freigibt? Ein Name, keine Abteilung.\n– Gibt es eine Zahl von vorher? Minuten, Fehler oder Tage, egal welche, aber gezählt.',
        'Für {audience} ist das ein guter Anfang, noch vor jeder Offerte.',
      ],
      medium: [
        'Die Frage nach der Freigabe wird am liebsten übersprungen. Solange niemand Ja sagen muss, sagt am Ende auch niemand Nein.',
      ],
      long: [
        'Für die Zahl reicht eine Strichliste neben der Tastatur. Gewöhnliche Fälle, an verschiedenen Tagen, ehrlich notiert.',
        'Steht das alles, ist die Wahl des Werkzeugs fast langweilig. So soll es sein.',
      ],
    },
    misconception: {
      name: 'Der Irrtum',
      hooks: {
        neutral: [
          'Ein verbreiteter Irrtum zu «{topic}»: dass es zuerst ein neues Programm braucht.',
          '{topic}: Die teuerste Annahme ist, dass alles auf einmal gehen muss.',
        ],
        personal: [
          'Zu «{topic}» habe ich meine Meinung geändert.',
          'Ich habe geglaubt, bei «{topic}» gehe es um Tempo. Es geht um Ruhe.',
        ],
        direct: [
          '{topic}: bitte nicht alles auf einmal.',
          'Wer bei «{topic}» mit dem Werkzeug beginnt, hat die Reihenfolge vertauscht.',
        ],
      },
      core: [
        'Zuerst kommt der Ablauf, dann die Ausnahme, dann das Werkzeug. In dieser Reihenfolge bleibt jede Änderung klein genug, um sie zurückzunehmen.',
        'Für {audience} heisst das: einen Schritt wählen, der oft vorkommt und selten überrascht, und nur diesen ändern.',
      ],
      medium: ['Was dabei stehen bleibt, ist nicht liegen geblieben. Es ist der Teil, bei dem jemand hinschauen soll.'],
      long: [
        'Ein gutes Zeichen nach einiger Zeit: Niemand redet mehr über das Werkzeug. Ein schlechtes: Jemand führt daneben noch die alte Liste.',
        'Und wenn es nicht besser wird? Dann ist ein kleiner Schritt schnell zurückgenommen. Auch das ist ein Ergebnis, das man aufschreiben darf.',
      ],
    },
    beforeAfter: {
      name: 'Vorher, nachher',
      hooks: {
        neutral: [
          '{topic}, vorher und nachher: Der Unterschied ist schnell erzählt.',
          'Was sich mit «{topic}» ändert, sieht man am besten an einem einzigen Fall.',
        ],
        personal: [
          'Ich erkläre «{topic}» am liebsten an einem einzigen Fall, von Anfang bis Ende.',
          'Wenn ich «{topic}» erklären soll, zeichne ich auf ein Blatt, was vorher war und was nachher ist.',
        ],
        direct: [
          '{topic}, kurz gefasst. Mehr braucht es für den Entscheid nicht.',
          'Zeigen Sie mir bei «{topic}» einen einzigen Fall. Er sagt mehr als viele Folien.',
        ],
      },
      core: [
        'Vorher: Jemand öffnet, liest, tippt ab, legt ab und fragt nach.\nNachher: Das Gewöhnliche läuft durch, das Ungewöhnliche liegt auf einer kurzen Liste, und ein Mensch entscheidet.',
        'Für {audience} ist vor allem diese Liste wichtig: Wie lang ist sie, und wer arbeitet sie ab?',
      ],
      medium: [
        'Ist die Liste leer, prüft niemand mehr. Ist sie lang, hat sich nichts geändert. Dazwischen liegt ein Ablauf, dem man trauen kann.',
      ],
      long: [
        'Messen lässt sich das ohne Aufwand: Fälle pro Woche, davon auf der Liste, davon falsch vorgeschlagen. Immer am gleichen Wochentag notiert.',
        'Nach einiger Zeit erzählen diese Zahlen mehr als jede Präsentation zur Einführung.',
      ],
    },
    smallStep: {
      name: 'Klein anfangen',
      hooks: {
        neutral: [
          '{topic}: Der kleinste Schritt, der sich prüfen lässt, ist meistens der beste Anfang.',
          'Ein Anfang mit «{topic}», der überschaubar bleibt.',
        ],
        personal: [
          'Mit «{topic}» würde ich heute viel kleiner anfangen.',
          'Wenn ich für «{topic}» wenig Zeit hätte, finge ich so an.',
        ],
        direct: [
          '{topic}: klein anfangen, zählen, entscheiden. In dieser Reihenfolge.',
          'Kein Konzept zu «{topic}», bevor ein einziger Fall durchgelaufen ist.',
        ],
      },
      core: [
        'Zuerst: gewöhnliche Fälle aufschreiben, mit Minuten.\nDann: die Regel dahinter in einem Satz festhalten.\nDann: den neuen Ablauf neben dem alten mitlaufen lassen.\nAm Schluss: vergleichen und entscheiden.',
        'Für {audience} bleibt das überschaubar: Der alte Ablauf steht, bis sich der neue bewährt hat.',
      ],
      medium: [
        'Der Satz mit der Regel ist der schwierigste. Wo er «meistens» oder «normalerweise» enthält, fehlt noch eine Regel.',
      ],
      long: [
        'Läuft beides nebeneinander, ist Langeweile ein gutes Zeichen. Wenn etwas überrascht, war der Ablauf nicht der, den man aufgeschrieben hat.',
        'Am Ende steht ein Ja oder ein Nein. Auch ein Nein ist besser als ein Projekt, das weiterläuft, weil es begonnen wurde.',
      ],
    },
    decision: {
      name: 'Wer entscheidet',
      hooks: {
        neutral: [
          '{topic}: Die wichtigste Stelle ist die, an der jemand Ja oder Nein sagt.',
          'Bei «{topic}» wird viel über Automatik gesprochen und wenig über Freigaben.',
        ],
        personal: [
          'Bei «{topic}» schaue ich zuerst, wer am Schluss unterschreibt.',
          'Mich interessiert bei «{topic}» eine Stelle mehr als alle anderen: die Freigabe.',
        ],
        direct: [
          '«{topic}», aber niemand gibt frei: Das ist kein Fortschritt, nur ein schnellerer Fehler.',
          'Eine Frage zu «{topic}», auf die ein Name die einzige gute Antwort ist: Wer gibt frei?',
        ],
      },
      core: [
        'Eine Maschine darf lesen, rechnen und vorschlagen. Verantworten kann sie nichts.',
        'Für {audience} heisst das: Bei jedem Vorschlag steht, woher er kommt, und bei jedem Entscheid, von wem er ist.',
      ],
      medium: [
        'Gut eingerichtet, geht eine Freigabe rasch, weil Beleg, Betrag und Vorschlag nebeneinanderliegen. Schlecht eingerichtet, wird sie durchgewinkt.',
      ],
      long: [
        'Prüfen lässt sich das mit einer einzigen Frage: Wann wurde zuletzt ein Vorschlag abgelehnt? Wer es nicht weiss, hat keine Kontrolle, sondern eine Gewohnheit.',
        'Das kostet am Anfang etwas Zeit. Es ist die Zeit, die man sonst bei der Suche nach dem Fehler ausgibt.',
      ],
    },
  },
  closings: {
    neutral: ['Wie handhaben Sie das?', 'Welche Erfahrung haben Sie damit gemacht?', 'Was würden Sie ergänzen?'],
    personal: ['Mich interessiert, wie Sie das lösen.', 'Wie war es bei Ihnen?', 'Ich lerne gerne dazu: Was fehlt?'],
    direct: ['Was würden Sie zuerst ändern?', 'Widerspruch ist willkommen.', 'Welcher Punkt fehlt?'],
  },
}
