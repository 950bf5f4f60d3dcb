import { useFetcher } from 'react-router'
import { fill } from '../../fill.ts'
import { Field } from '../../ui/field.tsx'
import { Key } from '../../ui/key.tsx'
import { PostForm } from '../../ui/post-form.tsx'
import { problemWords } from './head.tsx'
import type { EnquiryAnswer, EnquiryData } from './sheet-data.ts'

/** In the place of a reply to somebody who left no e-mail address: why, and the field for one. */
export function NoAddress({ data: { words, enquiry } }: { data: EnquiryData }) {
  const fetcher = useFetcher<EnquiryAnswer>()
  const problem = fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : undefined
  return (
    <PostForm of={fetcher} className="paragraph" noValidate>
      <p>{fill(words.noAddress.text, { name: enquiry.name })}</p>
      <Field
        label={words.noAddress.label}
        look="paragraph"
        error={problem && problemWords(words, problem)}
        name="email"
        type="email"
        autoComplete="off"
      />
      <p className="actions after">
        <Key look="main" act="address">
          {words.noAddress.keep}
        </Key>
      </p>
    </PostForm>
  )
}
