import type { ReactNode } from 'react'
import { ButtonLink } from '#app/layout/go-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Choices } from '#app/ui/choice.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { FormMessage } from '#app/ui/form-message.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import { Section } from '#app/ui/section.tsx'
import { languages } from '#contract/language.ts'
import type { PreferencesCopy, ReaderView } from './reader-view.ts'

type NewsletterPreferencesProps = {
  copy: PreferencesCopy
  view: ReaderView
  /** What the form that was just sent has led to. */
  notice?: keyof PreferencesCopy['notices']
  /** Who answers what this link does not show. */
  privacyMail: string
}

/** What a reader may see and decide. Each form posts to the page's own address, token included, and needs no script. */
export function NewsletterPreferences({ copy, view, notice, privacyMail }: NewsletterPreferencesProps) {
  const [before, after] = copy.lead.split('{email}')
  return (
    <>
      <section className="preferences-head pale">
        <div className="grid">
          <h1>{copy.title}</h1>
          <p className="lead">
            {before}
            <MailAddress address={view.email} />
            {after}
          </p>
          {notice && (
            <div role="status">
              <FormMessage text={copy.notices[notice]} kind={notice === 'unsure' ? 'error' : 'plain'} />
            </div>
          )}
        </div>
      </section>
      <Section className="preferences white">
        <LanguageForm copy={copy.language} current={view.language} />
        <StoredData copy={copy.data} view={view} privacyMail={privacyMail} />
        <LeaveForm copy={copy.leave} isReader={view.isReader} />
        <Decision copy={copy.erase} act="erase">
          <CheckField id="sure" name="sure" value="yes" label={copy.erase.sure} required />
        </Decision>
      </Section>
    </>
  )
}

function Preference({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="preference split">
      <h2>{title}</h2>
      <div>{children}</div>
    </div>
  )
}

function LanguageForm({ copy, current }: { copy: PreferencesCopy['language']; current: ReaderView['language'] }) {
  const options = languages.map((value) => ({ value, label: copy.names[value] }))
  return (
    <Preference title={copy.title}>
      <form method="post">
        <Choices legend={copy.legend} name="language" options={options} defaultValue={current} />
        <Button name="do" value="language">
          {copy.button}
        </Button>
      </form>
    </Preference>
  )
}

type StoredDataProps = Pick<NewsletterPreferencesProps, 'view' | 'privacyMail'> & { copy: PreferencesCopy['data'] }

function StoredData({ copy, view, privacyMail }: StoredDataProps) {
  return (
    <Preference title={copy.title}>
      <dl className="ruled closed">
        {view.rows.map(({ term, detail }) => (
          <div key={term}>
            <dt className="small">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a className="go" href={view.file} download>
          {copy.download}
        </a>
      </p>
      <p className="note">
        <LinkedText text={copy.rest} links={[{ text: privacyMail, href: `mailto:${privacyMail}` }]} />
      </p>
    </Preference>
  )
}

function LeaveForm({ copy, isReader }: { copy: PreferencesCopy['leave']; isReader: boolean }) {
  return isReader ? (
    <Decision copy={copy} act="leave" />
  ) : (
    <Preference title={copy.title}>
      <p>{copy.gone}</p>
      <p>
        <ButtonLink to={{ href: '/newsletter', label: copy.again }} look="second" />
      </p>
    </Preference>
  )
}

type DecisionProps = { copy: Record<'title' | 'text' | 'button', string>; act: 'leave' | 'erase'; children?: ReactNode }

/** What it means, and the button that does it. */
function Decision({ copy, act, children }: DecisionProps) {
  return (
    <Preference title={copy.title}>
      <p>{copy.text}</p>
      <form method="post">
        {children}
        <Button look="second" name="do" value={act}>
          {copy.button}
        </Button>
      </form>
    </Preference>
  )
}
