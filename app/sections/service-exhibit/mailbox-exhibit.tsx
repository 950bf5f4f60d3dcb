import { type Sorted, sortMail, trays } from '#app/exhibits/mail-sorting.ts'
import { Choices } from '#app/ui/choice.tsx'
import type { DocumentOf } from '#content/catalogue.ts'
import { Approval } from './approval.tsx'

type Copy = DocumentOf<'exhibits'>['ki-workflow-optimierung']

/** A morning's mails, each in a tray with the sentence that put it there; the one that fits two trays is asked about. */
export function MailboxExhibit({ copy }: { copy: Copy }) {
  const sorted = copy.mails.map((mail) => ({ mail, ...sortMail(mail, copy.words) }))
  return (
    <ol className="mailbox">
      {sorted.map(({ mail, ...result }) => (
        <li key={mail.subject} data-doubt={result.doubt} className={result.doubt === 'unclear' ? 'decides' : undefined}>
          <p className="mailbox-mail">
            {mail.from}
            <b>{mail.subject}</b>
          </p>
          <p className="mailbox-reason">
            <span>{copy.because}</span>{' '}
            {result.reasons.map((reason) => (
              <q key={reason}>{reason}</q>
            ))}
          </p>
          <p className="mailbox-tray">
            <Tray {...result} copy={copy} />
          </p>
          {result.doubt === 'unclear' && (
            <div className="mailbox-ask">
              <Choices
                legend={copy.choose}
                name="exhibit-case"
                defaultValue={result.tray}
                options={trays
                  .filter((tray) => tray === result.tray || result.also.includes(tray))
                  .map((tray) => ({ value: tray, label: copy.trays[tray] }))}
              />
              <Approval words={copy} before={copy.before} after={copy.after} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The tray and the doubt; once a person has chosen, the chosen tray alone. */
function Tray({ tray, doubt, also, copy }: Omit<Sorted, 'reasons'> & { copy: Copy }) {
  if (doubt !== 'unclear') {
    return (
      <>
        <b>{copy.trays[tray]}</b> <small>{copy.doubts[doubt]}</small>
      </>
    )
  }
  return (
    <>
      <span className="when-open">
        <b>{[tray, ...also].map((each) => copy.trays[each]).join(' / ')}</b> <small>{copy.doubts.unclear}</small>
      </span>
      <span className="when-done">
        {[tray, ...also].map((each) => (
          <b key={each} data-case={each}>
            {copy.trays[each]}
          </b>
        ))}
      </span>
    </>
  )
}
