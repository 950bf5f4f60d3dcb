import { mayDo } from '#server/team/roles.ts'
import type { Access } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { shortTime } from '../../time.ts'
import { findingsOf } from './findings.server.ts'
import { pageOf, titleOf } from './titles.server.ts'

/** Everything that the page of an entry shows; undefined where there is no such entry. */
export async function entryData(desk: Access, id: string) {
  const { services, language, open } = desk
  const opened = await services.editing.open(id)
  if (!opened) return undefined
  await services.editing.visit(id, false)
  const [others, waiting, history, entries] = await Promise.all([
    services.editing.others(id),
    services.entries.waiting(),
    services.entries.history(id),
    services.editing.list(),
  ])
  const { entry, value, published, revisions, draft, isRemoval, listed } = opened
  const words = deskCopy(language, 'content')
  const now = new Date()
  const time = (iso: string) => shortTime(iso, language, now)
  const own = entries.find((one) => one.id === id)
  const titled = (one: (typeof entries)[number]) => titleOf(one.id, language, one.texts.get(`${language}/${one.id}`))
  const [newest] = history
  return {
    words,
    fields: deskCopy(language, 'fields'),
    editor: deskCopy(language, 'editor'),
    id,
    /** By which names of fields are told apart: `faq`, `blog`. */
    root: id.split('/')[0] ?? id,
    title: own ? titled(own) : id,
    group: words.groups[entry.group],
    page: pageOf(id),
    isArticle: entry.group === 'articles',
    field: entry.field,
    hidden: entry.hidden,
    value,
    published,
    revisions,
    /** As it was published when this page was loaded: nothing is published over something else unseen. */
    seen: Object.fromEntries(listed.map((document) => [document.id, document.revision])),
    isNew: own?.isNew ?? false,
    isRemoval,
    draft: draft && { by: draft.by, time: time(draft.at) },
    state: newest
      ? fill(words.publishedBy, { time: time(newest.created_at), name: newest.author_name })
      : own?.isNew
        ? words.neverPublished
        : words.fromRelease,
    differs: listed.some((document) => document.differs),
    findings: findingsOf(opened.findings, entry, value, words),
    waiting: waiting
      .filter((row) => row.documents.some((document) => entry.documents.includes(document)))
      .map((row) => ({
        id: row.id,
        text: fill(words.waiting.text, { time: time(row.publish_at), name: row.author_name, why: row.why }),
      })),
    others: others.map((other) => ({ ...other, since: time(other.since) })),
    history: history.map((one) => ({
      number: one.number,
      time: time(one.created_at),
      by: one.author_name,
      why: one.why,
    })),
    otherDrafts: entries
      .filter((one) => one.id !== id && (one.draft || one.isRemoval))
      .map((one) => ({ id: one.id, title: titled(one) })),
    mayPublish: mayDo(open.member.role, 'content.publish'),
  }
}
