import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { data, Link, useRevalidator } from 'react-router'
import { type DocumentOf, entryOfDocument } from '#content/catalogue.ts'
import { type Language, languages } from '#contract/language.ts'
import { readOwnPicture } from '#contract/picture-address.ts'
import type { StoredPicture } from '#server/pictures/service.ts'
import type { PictureUse } from '#server/pictures/usage.ts'
import { mayDo } from '#server/team/roles.ts'
import { type Access, allowed, changingFresh } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { PictureDialog } from '../pictures/picture-dialog.tsx'
import { Thumbnail } from '../pictures/thumbnail.tsx'
import { Dialog, DialogKeys } from '../ui/dialog.tsx'
import { Field, Key, LinkKey, PostForm } from '../ui/form.tsx'
import { FreshForm, type Stale } from '../ui/fresh-form.tsx'
import { Back, Empty } from '../ui/top.tsx'
import { useRoot } from '../use-root.ts'
import type { Route } from './+types/content-pictures.ts'
import { titleAmong } from './content/titles.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, time, open } = allowed(args, 'content.write')
  const [pictures, pictured, entries] = await Promise.all([
    services.sitePictures.list(),
    services.editing.pictured(),
    services.editing.list(),
  ])
  const placesOf = (address: string) =>
    pictured
      .filter(({ pictures: named }) => named.includes(address))
      .map(({ entry }) => ({ id: entry, title: titleIn(entries, entry, language) }))
  return {
    words: deskCopy(language, 'pictures'),
    mayErase: mayDo(open.member.role, 'people.erase'),
    pictures: pictures.map((picture) => ({
      ...picture,
      time: time(picture.created_at),
      places: placesOf(picture.address),
    })),
  }
}

type Answer =
  | { removed: true }
  | { erased: true }
  | { used: string; isOnlyBefore: boolean; id: string }
  | { unknown: true }
  | { described: true }
  | { undescribed: string }

export async function action(args: Route.ActionArgs): Promise<Answer | Stale> {
  // Whoever may erase a person may erase a picture of one.
  const change = await changingFresh(args, (sent) => (sent.get('act') === 'erase' ? 'people.erase' : 'content.write'))
  if ('stale' in change) return change
  const { desk, form } = change
  const { sitePictures } = desk.services
  const id = String(form.get('id') ?? '')
  const act = form.get('act')
  if (act === 'remove' || act === 'erase') {
    const outcome = await sitePictures[act](id)
    if (outcome.ok) return act === 'erase' ? { erased: true } : { removed: true }
    if (outcome.problem === 'unknown') return { unknown: true }
    const isOnlyBefore = outcome.uses.every(({ where }) => where === 'revision')
    return { used: await namesOf(desk, id, outcome.uses), isOnlyBefore, id }
  }
  if (act === 'describe') {
    const descriptions = { de: String(form.get('de') ?? ''), en: String(form.get('en') ?? '') }
    return (await sitePictures.describe(id, descriptions)) ? { described: true } : { undescribed: id }
  }
  throw data('bad request', 400)
}

/** What the entries are called that need a picture; where nothing does by now, those that did. */
async function namesOf({ services, language }: Access, picture: string, uses: PictureUse[]): Promise<string> {
  const [entries, pictured, planned] = await Promise.all([
    services.editing.list(),
    services.editing.pictured(),
    services.entries.waiting(),
  ])
  const shown = pictured.filter(({ pictures }) => pictures.some((one) => readOwnPicture(one)?.id === picture))
  const now = [...shown, ...planned.filter(({ id }) => uses.some((use) => use.id === id))].map(({ entry }) => entry)
  const ids = now.length > 0 ? now : uses.map(({ id }) => entryOfDocument(id))
  return [...new Set(ids)].map((id) => titleIn(entries, id, language)).join(', ')
}

type Entries = Awaited<ReturnType<Access['services']['editing']['list']>>

function titleIn(entries: Entries, id: string, language: Language): string {
  return titleAmong(id, language, entries.find((one) => one.id === id)?.texts)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.room }]

/** All pictures of the site: what is to be seen on them, and those away that nobody needs. */
export default function ContentPictures({ loaderData, actionData }: Route.ComponentProps) {
  const { words, pictures, mayErase } = loaderData
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => setAnswer(actionData && 'stale' in actionData ? undefined : actionData), [actionData])
  useEffect(() => {
    if (answer && ('removed' in answer || 'erased' in answer)) heading.current?.focus()
  }, [answer])
  return (
    <div className="page">
      <div className="top">
        <div>
          <Back to="/content" label={words.back} />
          <h1 ref={heading} tabIndex={-1}>
            {words.room}
          </h1>
        </div>
        <Key label={words.uploadTitle} look="main" onClick={() => setOpen(true)} />
      </div>
      <p role="status">{answer && answerTo(answer, words)}</p>
      {mayErase && answer && 'used' in answer && answer.isOnlyBefore && (
        <ErasePicture words={words} found={answer} onAnswer={setAnswer} />
      )}
      {pictures.length === 0 && <Empty next={words.emptyText}>{words.empty}</Empty>}
      <ul className="picture-rows">
        {pictures.map((picture) => (
          <PictureRow key={picture.id} words={words} picture={picture}>
            <PostForm preventScrollReset>
              <input type="hidden" name="id" value={picture.id} />
              <LinkKey label={words.remove} act="remove" aria-label={`${words.remove}: ${picture.descriptions.de}`} />
            </PostForm>
          </PictureRow>
        ))}
      </ul>
      <PictureDialog
        copy={words}
        isOpen={isOpen}
        isOnlyNew
        onDone={() => {
          setOpen(false)
          void revalidate()
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

type Words = Route.ComponentProps['loaderData']['words']

function answerTo(answer: Answer, words: Words): string {
  if ('used' in answer) return fill(answer.isOnlyBefore ? words.usedBefore : words.used, { places: answer.used })
  if ('removed' in answer) return words.removed
  if ('erased' in answer) return words.erase.done
  if ('described' in answer) return words.described
  return 'undescribed' in answer ? words.problems.descriptions : words.gone
}

type ErasePictureProps<Answer> = {
  words: DocumentOf<'desk/pictures'>
  /** What was found when it was to be removed; found again, it asks again. */
  found: { used: string; id: string }
  onAnswer(answer: Answer): void
}

/** Says what else changes when a picture goes that earlier revisions name, and erases it for good. */
function ErasePicture<Answer>({ words: { erase }, found, onAnswer }: ErasePictureProps<Answer>) {
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each answer
  useEffect(() => setOpen(true), [found])
  return (
    <Dialog title={erase.title} isOpen={isOpen} onClose={() => setOpen(false)}>
      <FreshForm<Answer> onAnswer={onAnswer}>
        <input type="hidden" name="id" value={found.id} />
        <p>{fill(erase.text, { places: found.used })}</p>
        <p className="paragraph">{erase.stays}</p>
        <DialogKeys keep={erase.button} look="bad" act="erase" />
      </FreshForm>
    </Dialog>
  )
}

type PictureRowProps = {
  words: DocumentOf<'desk/pictures'>
  picture: StoredPicture & { time: string; places: { id: string; title: string }[] }
  /** What else can be done with it. */
  children: ReactNode
}

/** A picture with what is to be seen on it; one at a time is said otherwise. */
function PictureRow({ words, picture, children }: PictureRowProps) {
  const { language: own } = useRoot()
  return (
    <li>
      <a href={picture.address} target="_blank" rel="noopener" aria-label={words.whole}>
        <Thumbnail address={picture.address} alt="" />
      </a>
      <div>
        <p>{picture.descriptions[own]}</p>
        <p className="note">
          {picture.width} × {picture.height}, {picture.time}, {picture.author_name}
        </p>
        <p className="note">
          {picture.places.length > 0 ? words.usedIn : words.unused}{' '}
          {picture.places.map(({ id, title }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <Link to={`/content/${id}`}>{title}</Link>
            </Fragment>
          ))}
        </p>
        <details className="unfold" name="description">
          <summary>
            {words.edit}
            <span className="visually-hidden">: {picture.descriptions[own]}</span>
          </summary>
          <PostForm preventScrollReset>
            <input type="hidden" name="id" value={picture.id} />
            {languages.map((language) => (
              <Field
                label={words.alt[language]}
                name={language}
                lang={language}
                // Made anew when the server says something else.
                key={`${language} ${picture.descriptions[language]}`}
                defaultValue={picture.descriptions[language]}
              />
            ))}
            <p className="actions after">
              <Key label={words.describe} act="describe" />
            </p>
          </PostForm>
        </details>
      </div>
      {children}
    </li>
  )
}
