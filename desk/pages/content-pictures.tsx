import { useEffect, useRef, useState } from 'react'
import { data, Form, Link, useRevalidator } from 'react-router'
import { allowed, changing } from '../access.server.ts'
import { deskCopy } from '../copy.server.ts'
import { fill } from '../fill.ts'
import { PictureDialog } from '../pictures/picture-dialog.tsx'
import { PictureRow } from '../pictures/picture-row.tsx'
import { shortTime } from '../time.ts'
import { FormToken } from '../ui/form-token.tsx'
import type { Route } from './+types/content-pictures.ts'

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = allowed(args, 'content.write')
  const now = new Date()
  const pictures = await services.sitePictures.list()
  return {
    words: deskCopy(language, 'pictures'),
    pictures: pictures.map((picture) => ({ ...picture, time: shortTime(picture.created_at, language, now) })),
  }
}

export async function action(args: Route.ActionArgs) {
  const { desk, form } = await changing(args, 'content.write')
  const { sitePictures } = desk.services
  const id = String(form.get('id') ?? '')
  const act = form.get('act')
  if (act === 'remove') {
    const outcome = await sitePictures.remove(id)
    if (outcome.ok) return { removed: true as const }
    return outcome.problem === 'used' ? { used: outcome.uses, id } : { unknown: true as const }
  }
  if (act === 'describe') {
    const descriptions = { de: String(form.get('de') ?? ''), en: String(form.get('en') ?? '') }
    return (await sitePictures.describe(id, descriptions)) ? { described: true as const } : { undescribed: id }
  }
  throw data('bad request', 400)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.words.room }]

/** All pictures of the site: what is to be seen on them, and those away that nobody needs. */
export default function ContentPictures({ loaderData, actionData }: Route.ComponentProps) {
  const { words, pictures } = loaderData
  const [isOpen, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (actionData && 'removed' in actionData) heading.current?.focus()
  }, [actionData])
  return (
    <div className="page">
      <div className="top">
        <div>
          <p className="note">
            <Link to="/content">{words.back}</Link>
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {words.room}
          </h1>
        </div>
        <button className="key main" type="button" onClick={() => setOpen(true)}>
          {words.uploadTitle}
        </button>
      </div>
      <p role="status">{actionData && answerTo(actionData, words)}</p>
      {pictures.length === 0 && (
        <div className="empty">
          <p>{words.empty}</p>
        </div>
      )}
      <ul className="picture-rows">
        {pictures.map((picture) => (
          <PictureRow key={picture.id} words={words} picture={picture}>
            <Form method="post" preventScrollReset>
              <FormToken />
              <input type="hidden" name="id" value={picture.id} />
              <button
                className="link-key soft"
                type="submit"
                name="act"
                value="remove"
                aria-label={`${words.remove}: ${picture.descriptions.de}`}
              >
                {words.remove}
              </button>
            </Form>
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

type Answer = NonNullable<Route.ComponentProps['actionData']>
type Words = Route.ComponentProps['loaderData']['words']

function answerTo(answer: Answer, words: Words): string {
  if ('used' in answer) {
    const places = [...new Set(answer.used?.map(({ id }) => id))].join(', ')
    return fill(words.used, { places })
  }
  if ('removed' in answer) return words.removed
  if ('described' in answer) return words.described
  return 'undescribed' in answer ? words.problems.descriptions : words.gone
}
