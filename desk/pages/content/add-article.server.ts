import { redirect } from 'react-router'
import type { Access } from '../../access.server.ts'

export type AddAnswer = { problem: 'taken' | 'bad_name' | 'missing' }

/** Creates the drafts of a new article, and goes there. */
export async function addArticle({ services }: Access, form: FormData): Promise<AddAnswer | Response> {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  const de = field('title')
  if (!de) return { problem: 'missing' }
  const added = await services.entries.addArticle({ slug: field('slug'), title: { de, en: '' } })
  return added.ok ? redirect(`/content/${added.id}`) : { problem: added.problem }
}
