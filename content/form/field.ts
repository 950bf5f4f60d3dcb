/** What can be typed into a part of a document: what the desk makes a form of. `form/field-of.ts` makes it of a schema. */
export type Field =
  | {
      kind: 'text'
      form?: TextForm
      most?: number
      useful?: number
      /** Names that stand for drawings, where a picture is asked for. */
      drawings?: string[]
      refers?: ReferenceKind
    }
  /** A long text in Markdown. */
  | { kind: 'markdown' }
  | { kind: 'number'; isWhole: boolean }
  | { kind: 'flag' }
  | { kind: 'choice'; options: string[]; refers?: ReferenceKind }
  /** Says the same in every document of its kind. */
  | { kind: 'fixed'; value: unknown }
  /** The same words in both languages, in one document. */
  | { kind: 'both' }
  | Group
  /** `least`: as many entries it cannot be without. */
  | { kind: 'list'; item: Field; least?: number }
  /** A group whose fields follow from what the field `by` says. */
  | { kind: 'kinds'; by: string; options: Record<string, Field> }

/** Fields with names. `others` says what further ones are, which somebody may add. */
export type Group = { kind: 'group'; fields: NamedField[]; others?: Field }

export type NamedField = { name: string; field: Field; isOptional: boolean }

/** A day as 2026-12-02, a time as 16:30, a name for addresses, an address of the web, a picture by its address. */
export type TextForm = 'day' | 'time' | 'name' | 'url' | 'picture'

/** What a field names that stands elsewhere: a price of `company`, a tag of the blog, an article, a service by its name in addresses, a page by its path. */
export type ReferenceKind = 'price' | 'tag' | 'article' | 'service' | 'page'

/** What a field begins with that somebody adds. */
export function emptyOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'markdown':
      return ''
    case 'fixed':
      return field.value
    case 'number':
      return null
    case 'flag':
      return false
    case 'choice':
      return field.options[0] ?? ''
    case 'both':
      return { de: '', en: '' }
    case 'list':
      return []
    case 'kinds': {
      const [first] = Object.values(field.options)
      return first && emptyOf(first)
    }
    case 'group':
      return Object.fromEntries(
        field.fields.filter(({ isOptional }) => !isOptional).map(({ name, field }) => [name, emptyOf(field)]),
      )
  }
}

/** Whether a document of facts has words as well, in both languages. */
export function hasWords(field: Field): boolean {
  if (field.kind === 'list') return hasWords(field.item)
  if (field.kind !== 'group') return field.kind === 'both'
  return field.fields.some((one) => hasWords(one.field)) || (field.others !== undefined && hasWords(field.others))
}

/** Names by which code and addresses know an item of a list. */
const names = ['id', 'key', 'kind']

/** Whether a field of a document in two languages says the same in both: what is no word. */
export function isCommon(name: string, field: Field): boolean {
  if (names.includes(name)) return true
  if (field.kind === 'list') return isCommon('', field.item)
  if (field.kind === 'text') return field.form !== undefined && field.form !== 'url'
  return field.kind === 'number' || field.kind === 'flag' || field.kind === 'choice' || field.kind === 'fixed'
}

/** Whether what stands at a path, such as `tags`, `0`, is given once for both languages. */
export function isCommonAt(field: Field | undefined, [next, ...rest]: readonly string[], name = ''): boolean {
  if (field === undefined) return false
  if (next === undefined) return isCommon(name, field) || ('refers' in field && field.refers !== undefined)
  switch (field.kind) {
    case 'list':
      return isCommonAt(field.item, rest)
    case 'group':
      return isCommonAt(field.fields.find((one) => one.name === next)?.field ?? field.others, rest, next)
    case 'kinds':
      return Object.values(field.options).some((one) => isCommonAt(one, [next, ...rest]))
    default:
      return false
  }
}
