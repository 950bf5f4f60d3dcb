import { useState } from 'react'
import { fill } from '#app/lib/fill.ts'
import { Button } from '#app/ui/button.tsx'
import { Choices } from '#app/ui/choice.tsx'
import { InputField, TextField } from '#app/ui/field.tsx'
import { type Language, languages } from '#contract/language.ts'
import { briefLimits, postLengths, postTones } from '#contract/linkedin-post.ts'
import { InputLinkButton, type InputLinkCopy } from '../input-link-button.tsx'
import { Announcement, ToolForm } from '../tool-parts.tsx'
import { useFormValues } from '../use-form-values.ts'
import { DraftSheet } from './draft-sheet.tsx'
import { type PostKind, type PostPatterns, postKinds, writeDrafts } from './drafts.ts'
import { ModelDrafts } from './model-drafts.tsx'
import type { PostCopy } from './post-copy.ts'

type LinkedinPostGeneratorProps = {
  copy: PostCopy
  link: InputLinkCopy
  /** Language of the page, and of the posts until another is chosen. */
  language: Language
  /** Posts can be written in either language, whatever the page's is. */
  patterns: Record<Language, Record<PostKind, PostPatterns & { example: { topic: string; audience: string } }>>
}

/** A brief, and four drafts made from it as it is typed. */
export function LinkedinPostGenerator({ copy, link, language, patterns }: LinkedinPostGeneratorProps) {
  const { example } = patterns[language].process
  const initial = {
    ...example,
    kind: 'process',
    point: '',
    call: '',
    tone: 'neutral',
    length: 'medium',
    postLanguage: language as string,
  }
  const { form, values, read, write } = useFormValues(initial, 'post')
  const [seed, setSeed] = useState(1)
  const postLanguage = languages.find((known) => known === values.postLanguage) ?? language
  const kind = postKinds.find((known) => known === values.kind) ?? 'process'
  const complete = values.topic.trim() !== '' && values.audience.trim() !== ''
  const brief = {
    ...values,
    tone: postTones.find((known) => known === values.tone) ?? 'neutral',
    length: postLengths.find((known) => known === values.length) ?? 'medium',
  }
  const drafts = complete ? writeDrafts(patterns[postLanguage][kind], brief, seed) : []

  /** As long as the example stands in the form, it follows the language and the kind of the posts. */
  const readForm = () => {
    const chosen = new FormData(form.current ?? undefined)
    const toLanguage = languages.find((each) => each === chosen.get('postLanguage')) ?? postLanguage
    const toKind = postKinds.find((each) => each === chosen.get('kind')) ?? kind
    const before = patterns[postLanguage][kind].example
    read()
    const isOther = toLanguage !== postLanguage || toKind !== kind
    if (isOther && values.topic === before.topic && values.audience === before.audience) {
      write({ ...patterns[toLanguage][toKind].example, postLanguage: toLanguage, kind: toKind })
    }
  }
  return (
    <div className="tool post-tool">
      <ToolForm ref={form} label={copy.title} onInput={readForm}>
        <h2 className="tool-title">{copy.title}</h2>
        <Choices
          legend={copy.kind}
          name="kind"
          defaultValue="process"
          options={postKinds.map((each) => ({ value: each, label: copy.kinds[each] }))}
          hint={copy.kindHint}
        />
        <InputField
          id="post-topic"
          label={copy.topic}
          hint={copy.topicHint}
          name="topic"
          defaultValue={example.topic}
          maxLength={briefLimits.topic}
        />
        <InputField
          id="post-audience"
          label={copy.audience}
          hint={copy.audienceHint}
          name="audience"
          defaultValue={example.audience}
          maxLength={briefLimits.audience}
        />
        <TextField
          id="post-point"
          label={copy.point}
          mark={copy.optional}
          hint={copy.pointHint}
          name="point"
          rows={4}
          maxLength={briefLimits.point}
        />
        <Choices
          legend={copy.tone}
          name="tone"
          defaultValue="neutral"
          options={postTones.map((tone) => ({ value: tone, label: copy.tones[tone] }))}
        />
        <Choices
          legend={copy.length}
          name="length"
          defaultValue="medium"
          options={postLengths.map((length) => ({ value: length, label: copy.lengths[length] }))}
        />
        <Choices
          legend={copy.language}
          name="postLanguage"
          defaultValue={language}
          options={languages.map((each) => ({ value: each, label: copy.languages[each] }))}
        />
        <InputField
          id="post-call"
          label={copy.call}
          mark={copy.optional}
          hint={copy.callHint}
          name="call"
          maxLength={briefLimits.call}
        />
        <InputLinkButton form="post" values={values} initial={initial} copy={link} />
      </ToolForm>
      <div className="tool-result">
        <p className="note">{copy.honest}</p>
        {complete ? (
          <ol className="post-drafts" lang={postLanguage === language ? undefined : postLanguage}>
            {drafts.map((draft, index) => (
              <li key={draft.id}>
                <DraftSheet draft={draft} number={index + 1} copy={copy} language={language} />
              </li>
            ))}
          </ol>
        ) : (
          <p className="tool-verdict">{copy.incomplete}</p>
        )}
        <div className="actions">
          <Button type="button" look="second" disabled={!complete} onClick={() => setSeed(seed + 1)}>
            {copy.again}
          </Button>
        </div>
        <Announcement>
          {complete ? fill(copy.announce, { n: drafts.length, round: seed }) : copy.incomplete}
        </Announcement>
        <ModelDrafts brief={complete ? brief : undefined} postLanguage={postLanguage} copy={copy} language={language} />
      </div>
    </div>
  )
}
