/**
 * What the LinkedIn post generator builds from, for posts in German. {topic} stands where any group of words can stand;
 * {audience} always follows «für». `name` is the pattern's, shown above a draft.
 */
export const postPatterns = {
  example: { topic: 'QR-Rechnungen automatisch verbuchen', audience: 'Treuhandbüros mit vielen kleinen Mandaten' },
  patterns: {
    question: {
      name: 'Die bessere Frage',
      hooks: {
        neutral: [
          '«{topic}»: Welche Arbeit fällt dabei weg, und welche bleibt?',
          '{topic}: Woran würde man in drei Monaten merken, dass es sich gelohnt hat?',
        ],
        personal: [
          'Bei «{topic}» fange ich heute mit einer anderen Frage an als früher.',
          'Eine Frage stelle ich mir bei «{topic}» inzwischen immer zuerst.',
        ],
        direct: [
          'Bevor Sie bei «{topic}» etwas ändern: Zählen Sie eine Woche lang mit.',
          '{topic}: Wer nicht weiss, wie lange es heute dauert, kann später nicht sagen, ob es besser ist.',
        ],
      },
      core: [
        'Nicht: Welches Programm kann das? Sondern: Wo wartet heute jemand, wo wird etwas zweimal getippt, und wer entscheidet?',
        'Für {audience} lohnt es sich, diese drei Antworten an einem gewöhnlichen Dienstag aufzuschreiben, bevor etwas eingeführt wird.',
      ],
      medium: [
        'Aus der Liste wird schnell klar, was eine Maschine übernehmen kann: alles, was einer Regel folgt und jedes Mal gleich aussieht. Und was bei einem Menschen bleibt: der Fall, der nicht passt.',
      ],
      long: [
        'Danach braucht es weniger Mut, als man denkt. Ein Teilablauf, ein Monat, vorher und nachher gezählt. Ist die Zahl nicht besser, hört man auf und hat wenig verloren.',
        'Die Zählweise gehört mit aufs Blatt: was gemessen wurde, von wem, an wie vielen Fällen. Sonst streitet man später über Gefühle.',
      ],
    },
    checks: {
      name: 'Drei Prüfungen',
      hooks: {
        neutral: [
          '{topic}: drei Prüfungen, die vor dem ersten Versuch nichts kosten.',
          'Drei Punkte, an denen «{topic}» im Alltag hängt.',
        ],
        personal: [
          'Drei Dinge, die ich zu «{topic}» gerne früher gewusst hätte.',
          'Meine kurze Liste zu «{topic}»: drei Punkte, mehr nicht.',
        ],
        direct: [
          'An drei Punkten hängt «{topic}». Die Technik kommt erst danach.',
          'Drei Fragen zu «{topic}». Wer bei der ersten Nein sagt, muss die anderen nicht lesen.',
        ],
      },
      core: [
        '1. Stimmen die Stammdaten? Ein falsches Feld macht aus jeder Automatik eine Fehlerquelle.\n2. Ist klar, wer freigibt? Ein Name, keine Abteilung.\n3. Gibt es eine Zahl von vorher? Minuten, Fehler oder Tage, egal welche, aber gezählt.',
        'Für {audience} genügt oft eine halbe Stunde, um alle drei zu beantworten.',
      ],
      medium: [
        'Der zweite Punkt wird am liebsten übersprungen. Solange niemand Ja sagen muss, sagt am Ende auch niemand Nein.',
      ],
      long: [
        'Beim dritten reicht eine Strichliste neben der Tastatur. Zehn Fälle, an verschiedenen Tagen, ehrlich notiert.',
        'Stehen alle drei, ist die Wahl des Werkzeugs fast langweilig. So soll es sein.',
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
        'Ein gutes Zeichen nach vier Wochen: Niemand redet mehr über das Werkzeug. Ein schlechtes: Jemand führt daneben noch die alte Liste.',
        'Und wenn es nicht besser wird? Dann ist ein kleiner Schritt schnell zurückgenommen. Auch das ist ein Ergebnis, das man aufschreiben darf.',
      ],
    },
    beforeAfter: {
      name: 'Vorher, nachher',
      hooks: {
        neutral: [
          '{topic}, vorher und nachher: Der Unterschied passt in zwei Sätze.',
          'Was sich mit «{topic}» ändert, sieht man am besten an einem einzigen Fall.',
        ],
        personal: [
          'Ich erkläre «{topic}» am liebsten an einem einzigen Fall, von Anfang bis Ende.',
          'Wenn ich «{topic}» erklären soll, zeichne ich zwei Linien auf ein Blatt.',
        ],
        direct: [
          '{topic} in zwei Sätzen. Mehr braucht es für den Entscheid nicht.',
          'Zeigen Sie mir bei «{topic}» einen einzigen Fall. Er sagt mehr als zwanzig Folien.',
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
        'Messen lässt sich das ohne Aufwand: Fälle pro Woche, davon auf der Liste, davon falsch vorgeschlagen. Drei Zahlen, jeden Freitag.',
        'Nach zwei Monaten erzählen diese drei Zahlen mehr als jede Präsentation zur Einführung.',
      ],
    },
    smallStep: {
      name: 'Vier Wochen',
      hooks: {
        neutral: [
          '{topic}: Der kleinste Schritt, der sich prüfen lässt, ist meistens der beste Anfang.',
          'Ein Anfang mit «{topic}», der in einen Monat passt.',
        ],
        personal: [
          'Mit «{topic}» würde ich heute viel kleiner anfangen.',
          'Wenn ich bei «{topic}» nur einen Monat hätte, sähe er so aus.',
        ],
        direct: [
          '{topic}: klein anfangen, zählen, entscheiden. In dieser Reihenfolge.',
          'Kein Konzept zu «{topic}», bevor ein einziger Fall durchgelaufen ist.',
        ],
      },
      core: [
        'Woche 1: zehn gewöhnliche Fälle aufschreiben, mit Minuten.\nWoche 2: die Regel dahinter in einem Satz festhalten.\nWoche 3: den neuen Ablauf neben dem alten mitlaufen lassen.\nWoche 4: vergleichen und entscheiden.',
        'Für {audience} bleibt das überschaubar: Der alte Ablauf steht, bis sich der neue bewährt hat.',
      ],
      medium: [
        'Der Satz aus der zweiten Woche ist der schwierigste. Wo er «meistens» oder «normalerweise» enthält, fehlt noch eine Regel.',
      ],
      long: [
        'In der dritten Woche ist Langeweile ein gutes Zeichen. Wenn etwas überrascht, war der Ablauf nicht der, den man aufgeschrieben hat.',
        'Am Ende steht ein Ja oder ein Nein. Beides ist besser als ein Projekt, das weiterläuft, weil es begonnen wurde.',
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
        'Gut eingerichtet, dauert eine Freigabe Sekunden, weil Beleg, Betrag und Vorschlag nebeneinanderliegen. Schlecht eingerichtet, wird sie durchgewinkt.',
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
    direct: ['Was würden Sie als Erstes ändern?', 'Widerspruch ist willkommen.', 'Welcher Punkt fehlt?'],
  },
}
