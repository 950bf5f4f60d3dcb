import { useCallback, useMemo, useState } from 'react'
import { hasWords } from '#content/form/field.ts'
import { useIsAway } from '../../use-is-away.ts'
import { useVisits } from '../../use-visits.ts'
import type { EntryData } from './data.ts'
import { ConflictBox, Differs, Planned } from './differs.tsx'
import { missingWhileEmpty } from './empty-fields.ts'
import { FactPicker } from './fact-picker.tsx'
import { findingsAt } from './field-places.ts'
import { AnyField } from './form/any-field.tsx'
import { ArticleFields, articleFold, begunFolds, isInArticleFold } from './form/article-fields.tsx'
import { hintOf, labelOf } from './form/field-names.ts'
import { FormContext, type FormParts } from './form-context.ts'
import { useFoundWords } from './found-words.ts'
import { hiddenPicture } from './hidden-picture.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { AskDialog } from './proposals/ask-dialog.tsx'
import { ProposalBar } from './proposals/proposal-bar.tsx'
import { useProposals } from './proposals/use-proposals.ts'
import { PublishBar } from './publish-bar.tsx'
import { savingText } from './saving-text.ts'
import { SidePanel } from './side-panel.tsx'
import { useFacts } from './use-facts.ts'
import { useOpened } from './use-opened.ts'
import { useSaving } from './use-saving.ts'

const pair = ['de', 'en'] as const
const shared = ['shared'] as const

/** The form of an entry, what is beside it, and how it is published. */
export function EntryWork({ data }: { data: EntryData }) {
  const { words, field } = data
  const saving = useSaving(data)
  const { value, edit, generation } = saving
  const findings = useMemo(() => missingWhileEmpty(saving.findings, value), [saving.findings, value])
  // What is still empty leaves a gap on the page, and the rest of it can be seen from the first word.
  const isWrong = findings.some(({ level }) => level === 'error')
  const sides = value.shared === undefined && data.published.shared === undefined ? pair : shared
  const isPaired = sides.length > 1 || hasWords(field)
  const { facts, references } = useFacts(data.id)
  const proposals = useProposals(data, saving, facts)
  const {
    opened,
    toggle,
    show: lead,
  } = useOpened(field, data.isNew && data.isArticle ? [articleFold, ...begunFolds] : [])
  const [language, setLanguage] = useState<'de' | 'en'>('de')
  const [isBoth, setBoth] = useState(!data.isArticle)
  const isAway = useIsAway('.written.title, .entry-head h1:not(.visually-hidden)')
  const [saved, savedShort] = [savingText(data, saving), savingText(data, saving, true)]
  useVisits(`content/visit/${data.id}`, saving.isDirty)
  const show = useCallback(
    (place: string) => {
      if (isInArticleFold(place.split('.')[1])) toggle(articleFold, true)
      lead(place, setLanguage)
    },
    [lead, toggle],
  )
  useFoundWords(data.found, show)

  const parts = useMemo((): FormParts => {
    const { words, fields, root, editor, pictures, hidden, published, isShown } = data
    return {
      ...{ AnyField, words, editor, pictures, sides, hidden, edit, facts, references, opened, toggle, generation },
      ...{ proposals, show },
      findingsAt: (place) => findingsAt(findings, place),
      pictureOf: (path) => (isShown ? hiddenPicture(path, hidden, published[sides[0]]) : undefined),
      findingsBelow: (place) =>
        findings.filter((finding) => finding.place === place || finding.place?.startsWith(`${place}.`)),
      nameOf: (path) => labelOf(fields, [root, ...path]),
      hintOf: (path) => hintOf(fields, [root, ...path]),
    }
  }, [data, sides, edit, facts, references, opened, toggle, generation, proposals, show, findings])

  return (
    <FormContext value={parts}>
      <div className="entry-work">
        <section
          className={`entry-form ${data.isArticle ? 'writing-page white' : 'paper'}`}
          aria-label={data.title}
          data-language={language}
          data-both={isBoth || undefined}
        >
          <Differs data={data} />
          {data.planned.length > 0 && <Planned data={data} />}
          <div className="entry-bar">
            <div className="entry-where">
              {isAway && (
                <b className="one-line only-wide" aria-hidden="true">
                  {data.title}
                </b>
              )}
              <p className="note" role="status">
                {saved === savedShort ? (
                  saved
                ) : (
                  <>
                    <span className="only-wide">{saved}</span>
                    <span className="only-phone">{savedShort}</span>
                  </>
                )}
              </p>
            </div>
            <div className="entry-keys">
              {proposals.model !== null && <AskDialog />}
              <FactPicker language={language} />
            </div>
            {data.isArticle && (
              <LanguageTabs
                {...{ words: words.languages, shown: isBoth ? 'both' : language, look: 'only-wide' }}
                of={['de', 'en', 'both']}
                onShow={(one) => {
                  setBoth(one === 'both')
                  if (one !== 'both') setLanguage(one)
                }}
              />
            )}
            {isPaired && (
              <LanguageTabs
                {...{ words: words.languages, shown: language, of: ['de', 'en'], look: 'only-phone' }}
                onShow={(one) => one !== 'both' && setLanguage(one)}
              />
            )}
            {isPaired && isBoth && (
              // Each field says its language by itself to those who hear it.
              <div className="side-heads" aria-hidden="true">
                {pair.map((one) => (
                  <span key={one}>{words.languages[one]}</span>
                ))}
              </div>
            )}
          </div>
          {proposals.model !== null && <ProposalBar proposals={proposals} onShow={show} />}
          {saving.saving.state === 'conflict' && (
            <ConflictBox data={data} conflict={saving.saving.conflict} onSettle={saving.settle} />
          )}
          {data.isArticle && field.kind === 'group' ? (
            <ArticleFields fields={field.fields} first={value.de} second={value.en} />
          ) : (
            <AnyField
              field={field}
              path={[]}
              first={value[sides[0]]}
              second={sides.length > 1 ? value.en : undefined}
            />
          )}
        </section>
        <PublishBar data={data} saving={saving} findings={findings} onShow={show} />
        {/* Behind the keys that publish: the page in it has links of its own, as many as it has. */}
        <SidePanel {...{ data, saving, findings, isWrong, language }} onShow={show} />
      </div>
    </FormContext>
  )
}
