import { source } from '#content/documents.ts'
import { pageOf } from '#content/page-of.ts'
import { dayMs } from '#contract/milliseconds.ts'
import { mayDo } from '#server/team/roles.ts'
import type { Access } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { pick } from '../../pick.ts'
import { findingsOf } from './findings.server.ts'
import { placeSaying } from './found-words.server.ts'
import { isEdited, reasonOf, refusalText, titleAmong } from './titles.server.ts'

/** A link to the drafts as real pages, the same for the whole day: a frame that shows them stays as it is. */
async function previewOf(desk: Access, drafted: string[]): Promise<string> {
  const life = (Math.ceil(Date.now() / dayMs) + 1) * dayMs - Date.now()
  const outcome = await desk.services.previewLinks.link(drafted, life)
  // Of a draft that went meanwhile, what is public.
  return outcome.ok ? outcome.link.token : previewOf(desk, [])
}

/** Everything that the page of an entry shows; undefined where there is no such entry. @param sought words that stand in it */
export async function entryData(desk: Access, id: string, sought: string | null) {
  const loadedAt = Date.now()
  const { services, language, time, open } = desk
  const opened = isEdited(id, services.proposals.model) ? await services.editing.open(id) : undefined
  if (!opened) return undefined
  await services.editing.visit(id, false)
  const [others, waiting, refused, history, drafted, review] = await Promise.all([
    services.editing.others(id),
    services.entries.waiting(),
    services.entries.refused(),
    services.entries.history(id),
    services.editing.drafted(),
    services.entries.reviews.find(id),
  ])
  const { entry, value, published, revisions, draft, isNew, isRemoval, listed, texts } = opened
  const words = deskCopy(language, 'content')
  const titled = (one: string) => titleAmong(one, language, texts)
  const [newest, before] = history.filter(({ isOwn }) => isOwn)
  return {
    loadedAt,
    words,
    fields: deskCopy(language, 'fields'),
    editor: deskCopy(language, 'editor'),
    pictures: deskCopy(language, 'pictures'),
    proposalWords: deskCopy(language, 'proposals'),
    /** The language model that can be asked; null where none is set. */
    model: services.proposals.model ?? null,
    id,
    /** By which names of fields are told apart: `faq`, `blog`. */
    root: id.split('/')[0] ?? id,
    title: titled(id),
    kind: words.kinds[entry.group],
    page: pageOf(id),
    /** Of the link that shows the draft, or the page as it is public where there is none. */
    previewToken: await previewOf(
      desk,
      draft && !isRemoval ? Object.keys(revisions).filter((one) => revisions[one] !== 0) : [],
    ),
    isArticle: entry.group === 'articles',
    field: entry.field,
    // A new article's days follow from when it appears.
    hidden: isNew && entry.group === 'articles' ? [...entry.hidden, 'date', 'updated'] : entry.hidden,
    value,
    /** The field in which they stand. */
    found: sought ? placeSaying(id, value, sought) : undefined,
    published,
    /** Whether the site has it: a moment later than it is published, with its picture. */
    isShown: entry.documents.some((document) => source(document) !== undefined),
    revisions,
    /** As it was published when this page was loaded: nothing is published over something else unseen. */
    seen: Object.fromEntries(listed.map((document) => [document.id, document.revision])),
    isNew,
    isRemoval,
    /** That the draft was handed over to be published, and what was said to it. */
    review: review && {
      by: review.author_name,
      time: time(review.submitted_at),
      note: review.note,
      answer: review.answer,
      answeredBy: review.answered_by ?? '',
    },
    draft: draft && { by: draft.by, time: time(draft.at) },
    state: newest
      ? fill(newest.restores === null ? words.publishedBy : words.publishedAgain, {
          time: time(newest.created_at),
          name: newest.author_name,
        })
      : isNew
        ? words.neverPublished
        : words.fromRelease,
    /** What was public here until it was taken back, where nothing was published or written since. */
    takenBack:
      newest && newest.restores !== null && before && !draft
        ? { number: before.number, time: time(newest.created_at), name: newest.author_name }
        : undefined,
    differs: listed.some((document) => document.differs),
    findings: findingsOf(opened.findings, entry, value, words),
    planned: [...refused, ...waiting]
      .filter((row) => row.documents.some((document) => entry.documents.includes(document)))
      .map((row) => ({
        id: row.id,
        isRefused: row.state === 'refused',
        text: fill(row.state === 'refused' ? words.waiting.refused : words.waiting.text, {
          time: time(row.publish_at),
          name: row.author_name,
          why: row.why,
          reason: refusalText(row.refusal, words),
        }),
      })),
    others: others.map((other) => ({ ...other, since: time(other.since) })),
    history: history.map((one) => ({
      ...pick(one, 'number', 'isOwn'),
      why: reasonOf(one, words),
      time: time(one.created_at),
      by: one.author_name,
    })),
    isInRelease: services.entries.isInRelease(id),
    otherDrafts: drafted.filter((one) => one !== id).map((one) => ({ id: one, title: titled(one) })),
    mayPublish: mayDo(open.member.role, 'content.publish'),
  }
}
