import type { Language } from '#contract/language.ts'

/**
 * Words that say a little about what is asked, but rarely what it is about: common verbs, adjectives and measures. A passage
 * that lacks them may still be the answer; one that lacks any other word seldom is. As people write them, any form.
 */
export const lightWords: Record<Language, string> = {
  de: `
    befindet befinden verschicken verschickt allein alleine bekommt ersetzen behalten system systeme jemand möglichst nämlich
    kriegen kriege kriegt bekommen bekomme erhalten erhalte holen nehmen nimmt geben passieren passiert geschieht geschehen läuft laufen ablaufen
    funktionieren funktioniert arbeiten arbeitet helfen hilft finden findet suchen suche wissen weiss kennen kennt sagen sagt
    erklären erklärt erklär zeigen zeigt nennen nennt lautet lauten heissen meinen meint denken glauben sehen schauen anschauen
    lesen schreiben fragen stellen setzen legen liegen liegt stehen steht sitzen kommen kommt bringen nutzen nutzt benutzen verwenden
    verwendet anwenden einsetzen eingesetzt starten beginnen anfangen aufhören enden beenden leiten leitet führen führt betreuen betreut kümmern kümmert
    schicken geschickt senden gesendet übermitteln weitergeben werfen behalten verlieren ändern wechseln
    rechnen rechnet verrechnen verrechnet zahlen zahle zählen zählt beachten verstehen versteht lernen wollen wünschen interessiert interessieren
    sprechen reden treffen melden verlangen verlangt anbieten unterstützen unterstützt betreffen gelten gilt gehören gehört passen passt
    eignen geeignet lohnen schaffen erledigen übernehmen übernehmt abnehmen ermöglichen erreichen erreichbar reichen reicht genügen
    genügt dauern verbinden anschliessen integrieren zusammenarbeiten
    gut besser best beste schlecht gross grosse klein kleine neu neue lang lange kurz schnell langsam hoch hohe niedrig tief genau genaue
    einfach schwierig kompliziert möglich nötig notwendig wichtig richtig falsch sicher echt echte wirklich aktuell aktuelle momentan
    heute gestern morgen bald später früher immer nie oft selten meistens manchmal sofort direkt versteckt versteckte zusätzlich zusätzliche weitere
    andere anderen verschieden verschiedene ganz ganze halb total ungefähr etwa mindestens höchstens genug ähnlich gleich gleiche eigen eigene eigenes selber selbst
    allgemein normal üblich typisch speziell generell maximal minimal eigentlich überhaupt genannt bereits bisher künftig insgesamt pro je
    sache ding dinge art weise fall fälle frage fragen thema info infos information informationen beispiel möglichkeit möglichkeiten
    grund teil punkt stück anzahl menge firma unternehmen betrieb geschäft kmu leute kunde saldora schweiz schweizer schweizerisch
    wöchig wöchige wöchigen wöchiger monatig angebot variante version option stand sinn problem probleme lösung idee tipp hinweis
    chef chefin kollege kollegin cousin bruder schwester mann frau vater mutter sohn tochter freund freundin nachbar partner
    monat jahr woche paar geld computer trotz irgend zuständig verantwortlich vorhanden verfügbar mitmachen teilnehmen teilhaben
    uralt früher nächste nächster letzte erste zweite gewisse bestimmte komplett vollständig weiter weiterhin tatsächlich
    raus rein herauskommen vorbei betreffend bezüglich gegenüber ausserdem überall nirgends gemeinsam öfter häufig zuerst zuletzt
    zäme öb gärn bruuche bruuch chunnt chömed luege säge frög wüsse lauft schaffe tüend tuet mached macht gseh bitzli`,
  en: `
    located situated alone itself system systems someone replace keep stays
    receive take takes happen happens happened work works working help helps find know tell say says explain show shows see look looks
    read write ask asking put set keep come comes bring brings start begin stop end run runs running lead manage handle handles deal
    send sends sent submit pass lose change switch count counts consider understand learn wish interested
    speak talk meet reach reachable report demand provide support supports concern apply belong fit fits suit
    achieve allow enable deliver perform cover covers include includes included involve involved offer offers connect integrate cooperate
    good better best bad big large small new long short fast quick quickly slow high low exact exactly precise
    simple easy hard difficult possible necessary important right wrong sure real really actual current currently present
    today yesterday tomorrow soon later earlier always never often rarely mostly sometimes immediately directly hidden extra additional further
    different various whole half total about roughly least most enough similar own usual typical special general maximum minimum ever exactly
    boss colleague cousin brother sister husband wife father mother son daughter friend neighbour partner
    year month week couple money computer ancient next last first second third complete completely entire certain likely
    happen happening actually anyway instead otherwise somewhere somehow anywhere everything nothing someone nobody everyone
    become remain seem turn turns turned leave leaves left hold expect decide mind plan try tries trying
    thing things kind sort way case cases question questions topic info information example possibility
    reason part point piece number amount company companies business firm firms people customer client saldora switzerland swiss
    option version sense problem problems solution idea tip please available anything something someone anyone
    detail details any hear told like liked think believe mean means called`,
}
