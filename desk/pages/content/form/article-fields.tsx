import type { KeyboardEvent } from 'react'
import type { NamedField } from '#content/form/field.ts'
import { Thumbnail } from '../../../pictures/thumbnail.tsx'
import { at, type Side } from '../edit-value.ts'
import { elementId, type FieldProps, useForm } from '../form-context.ts'
import { elementsOf } from '../use-opened.ts'
import { Fold } from './fold.tsx'

/** What is written; all else of an article lies in a fold of this name. */
const written = ['title', 'excerpt', 'body']
export const articleFold = 'article'

/** What lies in it and a new article cannot be without. */
export const begunFolds = ['entities', 'tags', 'sources', 'sources.0']

/** Where the key Enter leads from a field of one line. */
const onwards: Record<string, string> = { title: 'excerpt', excerpt: 'body' }

export const isInArticleFold = (name: string | undefined) => name !== undefined && !written.includes(name)

/** An article as one writes it: a title, a sentence, a picture, the text. What it is filed under comes last. */
export function ArticleFields({
  fields,
  first,
  second,
}: Omit<FieldProps, 'field' | 'path'> & { fields: NamedField[] }) {
  const { AnyField, words, hidden, pictureOf, sides, findingsBelow, show } = useForm()
  const one = ({ name, field, isOptional }: NamedField) => (
    <AnyField
      key={name}
      field={field}
      path={[name]}
      first={at(first, [name])}
      second={at(second, [name])}
      isOptional={isOptional}
    />
  )
  const facts = fields.filter(
    ({ name, field }) => isInArticleFold(name) && !hidden.includes(name) && field.kind !== 'fixed',
  )
  const picture = pictureOf(['imageAlt'])
  const missing = sides
    .flatMap(findingsBelow)
    .flatMap(({ level, place }) => (level === 'missing' && place ? [place] : []))
  return (
    <>
      {written.map((name) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the field in it
        <div key={name} className={`written ${name}`} onKeyDown={(event) => leadOn(event, onwards[name])}>
          {name === 'body' && picture && <Thumbnail address={picture} alt="" />}
          {fields.filter((field) => field.name === name).map(one)}
        </div>
      ))}
      <Fold path={[articleFold]} paths={facts.map(({ name }) => [name])} label={words.form.article} heading="h2">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the fields in it */}
        <div onKeyDown={(event) => leadToMissing(event, missing, show)}>
          {missing.length > 0 && <p className="note">{words.form.onward}</p>}
          {facts.map(one)}
        </div>
      </Fold>
    </>
  )
}

/** Whoever writes goes on with the next field, as in a letter. */
function leadOn(event: KeyboardEvent<HTMLElement>, next: string | undefined): void {
  const { target, key, nativeEvent } = event
  if (!next || key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  const side = target.closest<HTMLElement>('[data-side]')?.dataset.side as Side
  elementsOf(elementId(side, [next]))[0]?.focus()
}

/** Whoever fills in what is missing goes on to what is missing next to it or below, in whichever language is shown, and then to the first of all. */
function leadToMissing({ target, key, nativeEvent }: KeyboardEvent, missing: string[], show: (place: string) => void) {
  if (key !== 'Enter' || nativeEvent.isComposing) return
  // Not where the key adds, removes or unfolds something.
  if (!(target instanceof HTMLElement && target.matches('[id^="field-"]:is(textarea, select, input)'))) return
  const others = missing.filter((place) => `field-${place}` !== target.id)
  const isBefore = (one: Element, other: Element) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
  const [below] = others
    .flatMap((place) => elementsOf(`field-${place}`).map((element) => ({ place, element })))
    .filter(({ element }) => isBefore(target, element) && element.getClientRects().length > 0)
    .toSorted((one, other) => (isBefore(one.element, other.element) ? -1 : 1))
  const next = below?.place ?? others[0]
  if (next === undefined) return
  nativeEvent.preventDefault()
  show(next)
}
