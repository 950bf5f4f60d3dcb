import { useEffect, useLayoutEffect, useRef } from 'react'
import { redirect, useActionData, useSearchParams } from 'react-router'
import { formLabels } from '#content/form-labels.ts'
import { limits } from '#contract/limits.ts'
import type { Wish } from '#server/db/tables/enquiries.ts'
import { mayDo } from '#server/team/roles.ts'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { useKeptInTab } from '../kept-in-tab.ts'
import { Alert, Choice, Field, Key, PostForm, TextArea } from '../ui/form.tsx'
import { Back } from '../ui/top.tsx'
import { useOpenedFocus } from '../use-opened-focus.ts'
import { useWrongField } from '../use-wrong-field.ts'
import type { Route } from './+types/enquiry-call.ts'

export { clientAction, shouldRevalidate } from '../without-server.ts'

const callerFields = ['name', 'phone', 'email', 'company'] as const

/** The address may know who it is already. `?wish`: about somebody's data, told by whoever may not fulfil it. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language, open } = allowed(args, 'enquiries')
  const { searchParams } = new URL(args.request.url)
  const members = await services.members.list()
  const wish = wishOf(searchParams.get('wish'))
  return {
    words: deskCopy(language, 'enquiries'),
    labels: { ...formLabels(language).contact, phone: formLabels(language).appointment.phone },
    members: members.map(({ id, name }): [string, string] => [id, name]),
    to: wish ? members.find(({ role }) => mayDo(role, 'people.erase'))?.id : open.member.id,
    wish,
    known: Object.fromEntries(searchParams),
  }
}

const wishOf = (named: unknown) => (['access', 'erasure'] satisfies Wish[]).find((wish) => wish === named)

export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'enquiries')
  const field = (name: string) => String(form.get(name) ?? '').trim()
  const [name = '', phone = '', email = '', company = ''] = callerFields.map(field)
  const assignee = (await desk.services.members.list()).find(({ id }) => id === field('member'))
  const wish = wishOf(form.get('wish'))
  // What is wished says enough where nothing more is written.
  const message = field('message') || (wish && deskCopy(desk.language, 'enquiries').call.wished[wish]) || ''
  const noted = await desk.services.enquiries.noteCall({
    ...{ name, phone, email, company, message, wish, assignedTo: assignee?.id ?? null },
    language: field('language') === 'en' ? 'en' : 'de',
  })
  return noted.ok ? redirect(`/enquiries/${noted.id}`) : { problem: noted.problem }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.call.title }]

/** At which field something is wrong. */
const placeOf = { nobody: 'name', empty: 'message', too_long: 'message', bad_email: 'email' } as const

const isField = (field: unknown) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

const typedIn = (form: HTMLFormElement) =>
  Object.fromEntries(
    ['message', ...callerFields, 'member', 'language'].map((name) => [
      name,
      String(new FormData(form).get(name) ?? ''),
    ]),
  )

/** An enquiry that came by telephone, or a request that somebody else is to fulfil: who, how they are reached, and what it is about. */
export default function NoteCall({ loaderData }: Route.ComponentProps) {
  const { words, labels, members, to, wish, known } = loaderData
  const { call: w } = words
  const answer = useActionData<typeof action>()
  const place = answer && answer.problem in placeOf ? placeOf[answer.problem as keyof typeof placeOf] : undefined
  const told = answer && words.problems[answer.problem]
  const form = useRef<HTMLFormElement>(null)
  const [parameters] = useSearchParams()
  // Whatever list stands beside it.
  const whose = ['wish', 'email', 'phone'].map((name) => parameters.get(name))
  const tab = useKeptInTab<Record<string, string>>(`call ${whose}`)
  useOpenedFocus('.sheet', 'textarea')
  // Who is called away comes back to what they had noted; what was typed before the scripts were there is newer.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(tab.kept() ?? {})) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLSelectElement || (isField(field) && field.value === field.defaultValue))
        field.value = value
    }
  }, [tab])
  const keep = () => tab.keep(form.current ? typedIn(form.current) : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer) keep()
  }, [answer])
  useWrongField(form, place, answer)
  return (
    <>
      <Back look="only-phone" to="/enquiries" label={words.back} />
      <h1>{wish ? words.wishes[wish] : w.title}</h1>
      <PostForm className="paragraph" noValidate ref={form} onInput={keep} onSubmit={() => tab.keep()}>
        <input type="hidden" name="wish" value={wish} />
        <TextArea
          label={wish ? w.what : w.message}
          note={wish && w.optional}
          name="message"
          rows={5}
          required={!wish}
          defaultValue={wish && w.wished[wish]}
          error={place === 'message' && told}
        />
        <div className="two">
          {callerFields.map((name) => (
            <Field
              key={name}
              label={labels[name]}
              hint={!wish && name === 'name' && w.either}
              note={(wish ? name !== 'name' : name === 'email' || name === 'company') && w.optional}
              name={name}
              type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
              defaultValue={known[name]}
              maxLength={limits[name].max}
              error={place === name && told}
              autoComplete="off"
            />
          ))}
          <Choice
            label={words.assignee}
            name="member"
            defaultValue={to}
            options={[['', words.unassigned], ...members]}
          />
          <Choice
            label={w.language}
            name="language"
            options={[
              ['de', w.languages.de],
              ['en', w.languages.en],
            ]}
          />
        </div>
        <Alert>{!place && told}</Alert>
        <p className="actions after">
          <Key label={wish ? w.handOver : w.keep} look="main" type="submit" />
        </p>
      </PostForm>
    </>
  )
}
