import type { DocumentOf } from '#content/catalogue.ts'

/** What is said for its own sake, or about the assistant itself; the key names the answer in `content/{de,en}/assistant.yaml`. */
type SmallTalk = keyof Pick<
  DocumentOf<'assistant'>,
  'greeting' | 'thanks' | 'farewell' | 'machine' | 'ability' | 'person'
>

/**
 * Whole messages, in lower case and without punctuation. Every blank belongs to one place of a pattern only: where it could
 * belong to two, each one more doubles the time. In both languages at once: people greet as they like.
 */
const patterns: [SmallTalk, RegExp][] = [
  [
    'greeting',
    /^(?:hallo|hello|hi|hey|hoi|sali|salü|grüezi|gruezi|grüessech|servus|moin|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening|day)|tag)(?: (?:hallo|hello|hi|hey|hoi|sali|salü|grüezi|gruezi|grüessech|servus|moin|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening|day)|tag|zäme|mitenand|zusammen|there|all|miteinander|du))*$|^(?:wie gehts|wie geht s|wie geht es (?:dir|ihnen|euch)|how are you|how do you do|alles gut)$/,
  ],
  [
    'thanks',
    /^(?:(?:ok|okay|super|perfekt|alles klar|great|perfect|cool|gut|good|nice) )?(?:vielen |herzlichen |besten |many |merci |dank |tausend )*(?:dank|danke|merci|thanks|thank you|thx)(?: (?:vielmal|vielmals|dir|ihnen|schön|sehr|a lot|so much|very much|for your help|für die hilfe|für die auskunft))*$|^(?:ok|okay|super|perfekt|alles klar|great|perfect)$/,
  ],
  [
    'farewell',
    /^(?:(?:danke|merci|vielen dank|thanks|thank you|ok|okay|super|gut|alles klar|great) )?(?:und |and )?(?:tschüss|tschau|ciao|ade|adieu|auf wiedersehen|uf widerluege|bye|goodbye|bye bye|see you|schönen tag noch|have a nice day)$/,
  ],
  [
    'machine',
    /^(?:(?:hallo|hi|hey|hello|grüezi|sorry|wait|so|und|also|sag mal) )*(?:(?:bist du|sind sie|bisch|are you|is this|ist das)(?: (?:du|denn|hier|eigentlich|really|actually|even))? (?:ein |eine |en |an? )?(?:(?:echter?|richtiger?|real|actual|lebendiger?) )?(?:mensch|person|bot|chatbot|roboter|robot|maschine|machine|ki|ai|human|programm|program|computer|mönsch|chatgpt|gpt)(?: (?:oder|or) [\p{L} ]{1,30})?|(?:schreibe|rede|spreche|chatte) ich (?:hier )?mit (?:einem|einer) [\p{L} ]{1,40}|am i (?:talking|speaking|chatting) (?:to|with) [\p{L} ]{1,40}|(?:wer|was) bist du(?: denn| eigentlich)?|wie heisst du|what are you|what is your name|what s your name)$/u,
  ],
  [
    'ability',
    /^(?:was kannst du(?: (?:alles|für mich tun))?|was können sie|wie funktionierst du|hilfe|help|what can you do|how do you work|what can i ask(?: you)?|was kann ich (?:dich |hier )?fragen)$/,
  ],
  [
    'person',
    /^[\p{L} ]{0,40}\b(?:mit (?:einem menschen|jemandem|einer person|einem mitarbeiter) (?:sprechen|reden|schreiben)|(?:speak|talk|chat) (?:to|with) (?:a |an )?(?:human|person|someone|real person|agent|somebody))(?: (?:bitte|jetzt|please|now|instead))?$/u,
  ],
]

/** The kind of small talk that a message is; undefined for a question. */
export function smallTalkOf(message: string): SmallTalk | undefined {
  const plain = message
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0]
}
