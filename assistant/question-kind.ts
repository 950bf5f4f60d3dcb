/** Whole words, umlauts too; each pattern stands between alternatives. In German as the Swiss say it, and in English. */
const words = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')

/** Asks for yes or no: it begins with its verb. */
const polar =
  /^(?:(?:und|aber|oder|also|hallo|so|and|but|or|hi|hello),? )?(?:ist|isch|sind|seid|war|hat|habe[nt]?|hesch|händ|heit|kann|können|könnt|chan|chönd|muss|müssen|mues|müend|darf|dürfen|dörf|soll|sollen|wird|werde[nt]?|würde[nt]?|gibt|gits|git|geht|gaht|lässt|macht|machen|mached|bietet|braucht|brauchen|brucht|lohnt|funktioniert|klappt|unterstützt|verlangt|verbindet|is|are|am|were|do|does|did|can|could|will|would|should|shall|must|may|might|has|have|had)(?!\p{L})/iu

/** By the word that asks. Of several, the first in this list decides: `how much does it cost and who pays` asks for a price. */
const asking = Object.entries({
  price: words(
    'wie ?(?:viel|vil|viu) (?:kost|zahl|choscht)\\w*|wie teuer|was (?:kost|choscht|zahl)\\w*|how much(?! (?:time|work))|what .{0,40} cost',
  ),
  duration: words('wie (?:lang|rasch|schnell)\\w*|how (?:long|soon|fast|quickly)'),
  number: words('wie (?:viel|vil|viu|hoch|gross|oft)\\w*|how (?:many|often|high|big|large)'),
  time: words('wann|wänn|when|welche[mns]? (?:jahr|datum|tag)|(?:what|which) (?:year|date|day|time)'),
  place: words('wo|wohin|woher|where|in which country|in welchem land'),
  person: words('wer|wem|wen|wär|who|whom|whose'),
  reason: words('warum|weshalb|wieso|why'),
})

const asker = words(
  'i|we|us|our|ours|my|mine|me|ich|wir|uns|unse?re?[mnrs]?|meine?[mnrs]?|mich|mir|mer|mi|mini|min|eus|eusi|eusne|üs|üsi|üses',
)
const asked = words(
  'you|your|yours|ihre?[mnrs]?|ihnen|sie|euch|eue?re?[mnrs]?|eu|eui|öich|öies|öji|dir|du|deine?[mnrs]?',
)

/** What a question asks for; nothing where no word of it tells. */
export function questionKind(question: string): string | undefined {
  if (polar.test(question)) return 'polar'
  return asking.find(([, asks]) => asks.test(question))?.[0]
}

/** Whose matter it is: the visitor's own, the firm's, or both. */
export function speaksOf(question: string): string | undefined {
  const [own, other] = [asker.test(question), asked.test(question)]
  if (own && other) return 'both'
  return own ? 'asker' : other ? 'asked' : undefined
}
