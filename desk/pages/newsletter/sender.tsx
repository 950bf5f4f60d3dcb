import { useNavigation } from 'react-router'
import { allowed, changing } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { Facts } from '../../ui/facts.tsx'
import { Key, LinkKey, PostForm } from '../../ui/form.tsx'
import { Empty, Top } from '../../ui/top.tsx'
import { useCopying } from '../../use-copying.ts'
import type { Route } from './+types/sender.ts'
import { RoomTabs } from './room-tabs.tsx'

export function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'newsletter')
  return {
    words: deskCopy(language, 'sender'),
    places: deskCopy(language, 'readers').places,
    domain: services.sender.domain,
  }
}

/** Looks everything up; takes some seconds. */
export async function action(args: Route.ActionArgs) {
  const { desk } = await changing(args, 'newsletter')
  return desk.services.sender.check()
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.title }]

/** Whether receivers can trust our mail, and what to set in DNS where they cannot. */
export default function Sender({ loaderData, actionData: report }: Route.ComponentProps) {
  const { words, places, domain } = loaderData
  const isChecking = useNavigation().state !== 'idle'
  const parts = Object.keys(words.parts) as (keyof typeof words.parts)[]
  return (
    <div className="page">
      <Top title={words.title} note={fill(words.text, { domain })}>
        <PostForm className="actions">
          <Key
            label={isChecking ? words.checking : report ? words.again : words.check}
            look={report ? '' : 'main'}
            type="submit"
          />
        </PostForm>
      </Top>
      <RoomTabs words={places} current="sender" />
      <p role="status" className="said">
        {!isChecking && report && (report.ok ? words.good : <b className="error">{words.bad}</b>)}{' '}
        {!isChecking && report?.ok === false && words.next}
      </p>
      {!report && <Empty next={words.toCheck}>{words.unknown}</Empty>}
      {parts.map((part) => {
        const findings = report?.findings.filter((finding) => finding.part === part) ?? []
        return (
          findings.length > 0 && (
            <section key={part} className="block after">
              <h2>{words.parts[part]}</h2>
              {findings.map(({ code, state, facts, record }) => (
                <div key={`${code} ${Object.values(facts).join(' ')}`} className="paragraph">
                  <p className="anywhere">
                    <b className={state === 'wrong' || state === 'unknown' ? 'error' : undefined}>
                      {words.states[state]}
                    </b>
                    {': '}
                    {fill(words.findings[code], facts)}
                  </p>
                  {record && (
                    <Facts
                      look="mono paragraph"
                      of={(['type', 'name', 'value'] as const).map((name) => [
                        words.record[name],
                        <Copied key={name} words={words} text={record[name]} />,
                      ])}
                    />
                  )}
                </div>
              ))}
            </section>
          )
        )
      })}
    </div>
  )
}

type CopiedProps = { words: Route.ComponentProps['loaderData']['words']; text: string }

/** What is to be set elsewhere, with a key that copies it; where the browser may not, it is marked by hand. */
function Copied({ words, text }: CopiedProps) {
  const { isCopied, copy } = useCopying(text)
  return (
    <>
      {text} <LinkKey label={isCopied ? words.copied : words.copy} of={text} onClick={copy} />
    </>
  )
}
