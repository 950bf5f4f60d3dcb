import type { NamedField } from '#content/form/field.ts'
import { Thumbnail } from '../../../pictures/thumbnail.tsx'
import { at } from '../edit-value.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { Fold } from './fold.tsx'

/** What is written; all else of an article lies in a fold of this name. */
const written = ['title', 'excerpt', 'body']
export const articleFold = 'article'

export const isInArticleFold = (name: string | undefined) => name !== undefined && !written.includes(name)

/** An article as one writes it: a title, a sentence, a picture, the text. What it is filed under comes last. */
export function ArticleFields({
  fields,
  first,
  second,
}: Omit<FieldProps, 'field' | 'path'> & { fields: NamedField[] }) {
  const { AnyField, words, hidden, pictureOf } = useForm()
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
  return (
    <>
      {written.map((name) => (
        <div key={name} className={`written ${name}`}>
          {name === 'body' && picture && <Thumbnail address={picture} alt="" />}
          {fields.filter((field) => field.name === name).map(one)}
        </div>
      ))}
      <Fold path={[articleFold]} paths={facts.map(({ name }) => [name])} label={words.form.article} heading="h2">
        {facts.map(one)}
      </Fold>
    </>
  )
}
