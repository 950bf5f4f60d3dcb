import type { Language } from '#contract/language.ts'

/**
 * Words that say nothing about what is looked for: articles, pronouns, question words, courtesies. As people write them;
 * German ones also as Swiss German does.
 */
export const stopWords: Record<Language, string> = {
  de: `
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner und oder aber sondern denn
    ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen man sich mein meine meinen meinem meiner dein deine
    sein seine seinen seinem seiner unser unsere unseren unserem unserer unsern euer eure euren eurem ihre ihren ihrem ihrer
    dies diese dieser dieses diesen diesem jede jeder jedes jeden jedem alle alles allen etwas nichts irgend selbst
    was wer wen wem wessen wie wo wohin woher wann warum wieso weshalb wozu womit wofür worum welche welcher welches welchen
    welchem wieviel wieviele viel viele vielen
    bin bist ist sind seid war waren wäre wären habe hast hat haben habt hatte hätte hätten werde wirst wird werden werdet
    wurde wurden würde würden kann kannst können könnt könnte könnten muss musst müssen müsst darf darfst dürfen dürft soll
    sollst sollen sollte sollten will willst wollen wollt wollte möchte möchten möchtest mag mögen lassen lässt
    mache machst macht machen tun tut gibt gibts gebt gehe geht gehen brauche brauchst braucht brauchen brauch
    an am auf aus bei beim bis durch für gegen im in ins mit nach ohne seit über um unter vom von vor wegen während zu zum
    zur zwischen ab als auch da dabei dafür damit daran darf dass davon dazu doch dort eben eher eigentlich einfach etwa
    gerade gern gerne hier hin ja jetzt mal mehr nein nicht noch nun nur ob schon sehr so sonst wenn weil wieder wirklich
    biete bietet bieten anbieten
    bitte danke hallo guten grüezi hoi sorry gern eh halt
    gebed mached nemed chömed wänd sött chönnted genau müend münd mues muess hend ir euri üsi öisi dini mini wirds gäll hät's
    isch sind händ hend hät het han hesch git gits gaht goht chan chann chönd chönne chönnt cha mer mir üs öi eu nöd nöde nid ned au
    öppe trotzdem sowieso nämlich irgendwo irgendwie irgendwann irgendwer dann danach daraus dahin worin
    emene enere üsem üsne eusi eusem miim mim dim sim vum bim am ufem fürs usem wott wotsch wetti wett törf törfe söll sölle muess bruuche
    bruuchts bruchts brauchts hets chas isches ischs wärs nume nur scho au ou au o sälber dass susch denn zwar gäng
    öppis öpper wänn werum weli wele wieviu wivil uf vo bi dr de d e en es ä ds dä s zum i ihr dir sich gits heisst bedeutet`,
  en: `
    a an the and or but nor so if then than that this these those there here it its he she they them their we us our ours
    you your yours i me my mine one ones some any all each every no not only own same such other others
    what who whom whose which when where why how much many
    is are was were be been being am do does did doing done have has had having can could may might must shall should will
    would want wants like need needs get gets got give gives make makes made let lets go goes going use
    of to in on at by for from with without about into onto over under between after before during against through up down
    out off as because while until upon per via
    just very too also again ever already still yet now please thanks thank hello hi there yes really actually
    exactly precisely
    don doesn didn isn aren wasn won can couldn wouldn shouldn ll ve re im
    dont doesnt didnt isnt arent wasnt wont cant couldnt wouldnt shouldnt ive id whats thats hows wheres whos youre theyre`,
}
