import { useEffect } from 'react'
import { LinkKey } from '../../ui/form.tsx'
import { useFetcher } from '../../use-fetcher.ts'
import type { clientLoader } from '../content-changes.ts'
import type { Change } from './changes.server.ts'
import type { EntryData } from './data.ts'
import type { EntryValue } from './edit-value.ts'
import { labelOf } from './form/field-names.ts'
import { newArticleText } from './new-article-text.ts'
import { Pieces } from './pieces.tsx'

type ChangesProps = {
  data: EntryData
  /** As it is written by now. */
  value: EntryValue
  /** Anew with each. */
  revision: string
  /** Leads to the field of a change. */
  onShow(place: string): void
}

/** What is different from what is published, word by word, in both languages. */
export function Changes({ data, value, revision, onShow }: ChangesProps) {
  const fetcher = useFetcher<typeof clientLoader>()
  const { load } = fetcher
  const { words, id, isNew, isArticle } = data
  const isWhole = isNew && isArticle
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each revision
  useEffect(() => {
    if (!isWhole) load(`/content/changes/${id}`)
  }, [load, id, revision])
  if (isWhole) return <p className="changes">{newArticleText(words, value)}</p>
  if (!fetcher.data || 'problem' in fetcher.data) return <p className="changes soft">{words.changes.loading}</p>
  const { changes } = fetcher.data
  if (changes.length === 0) return <p className="soft">{words.changes.none}</p>
  return (
    <ul className="changes plain">
      {changes.map((change) => (
        <li key={`${change.side}.${change.path.join('.')} ${change.kind}`}>
          <OneChange {...{ data, change, onShow }} />
        </li>
      ))}
    </ul>
  )
}

type OneChangeProps = Pick<ChangesProps, 'data' | 'onShow'> & { change: Change }

function OneChange({ data: { words, fields, root }, change, onShow }: OneChangeProps) {
  const { side, path, names, language, kind, before, after } = change
  // The language of words that stand in one document is told in front, as that of others.
  const own = side === 'shared' && language ? path.slice(0, -1) : path
  const place = own
    .map((part, index) =>
      typeof part === 'number' ? names[index] : labelOf(fields, [root, ...own.slice(0, index + 1)]),
    )
    .filter(Boolean)
  // In the place of what is gone stands another.
  const held = kind === 'removed' && typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
  return (
    <>
      <h3>
        {language && <span className="note">{words.languages[language]} </span>}
        <LinkKey look="line" label={place.join(' / ')} onClick={() => onShow([side, ...held].join('.'))} />
        {kind !== 'changed' && <span className="note"> {words.changes[kind]}</span>}
      </h3>
      {before.length > 0 && (
        <p lang={language} className="before">
          <span className="note">{words.changes.before}: </span>
          <Pieces pieces={before} as="del" />
        </p>
      )}
      {after.length > 0 && (
        <p lang={language} className="after-text">
          <span className="note">{words.changes.after}: </span>
          <Pieces pieces={after} as="ins" />
        </p>
      )}
    </>
  )
}
