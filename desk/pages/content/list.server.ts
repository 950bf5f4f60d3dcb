import { valueIn } from '#content/parse-document.ts'
import { pages, serviceSlugs, toolSlugs } from '#content/site.ts'
import type { Access } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { fill } from '../../fill.ts'
import { excerptOf, matches } from './found-words.server.ts'
import { isEdited, reasonOf, titleAmong } from './titles.server.ts'

export const filters = ['all', 'drafts', 'differs', 'waiting', 'here'] as const

type Filter = (typeof filters)[number]

/** The list of everything that can be edited: grouped, with its state, and with the words that were searched for. */
export async function listData({ services, language, time }: Access, request: Request) {
  const { searchParams } = new URL(request.url)
  const search = searchParams.get('q')?.trim().slice(0, 200) ?? ''
  const filter = filters.find((known) => known === searchParams.get('state')) ?? 'all'
  const words = deskCopy(language, 'content')
  const [all, waiting, refused, reviews, publications, lastChanged] = await Promise.all([
    services.editing.list(),
    services.entries.waiting(),
    services.entries.refused(),
    services.entries.reviews.list(),
    services.documents.publications(1),
    services.documents.lastChanged(),
  ])
  // Pages as the site has them, its first page first; of articles the newest.
  const entries = all
    .filter(({ id }) => isEdited(id, services.proposals.model))
    .toSorted((one, other) => placeOnSite(one) - placeOnSite(other) || dateOf(other).localeCompare(dateOf(one)))
  const newestOf = new Map(
    await Promise.all(entries.map(async (entry) => [entry.id, await newestIn(services, entry)] as const)),
  )
  const rows = entries.map(({ id, group, documents, listed, isNew, draft, isRemoval, texts }) => {
    const newest = newestOf.get(id)
    const isOfEntry = (row: (typeof waiting)[number]) => row.documents.some((document) => documents.includes(document))
    const planned = waiting.find(isOfEntry)
    const failed = refused.find(isOfEntry)
    const review = reviews.find(({ entry }) => entry === id)
    const title = titleAmong(id, language, texts)
    const states = {
      drafts: draft || isRemoval || isNew,
      differs: listed.some(({ differs }) => differs),
      waiting: planned !== undefined,
      here: newest !== undefined,
    }
    const changed = draft ?? newest
    // The first that is so.
    const told = [
      isRemoval && words.states.removal,
      failed && fill(words.states.refused, { time: time(failed.publish_at) }),
      states.differs && words.states.differs,
      review && fill(review.answer === null ? words.states.asked : words.states.returned, { name: review.author_name }),
      draft && fill(isNew ? words.states.isNew : words.states.draft, { name: draft.by }),
      isNew && words.states.removed,
      planned && fill(words.states.waiting, { time: time(planned.publish_at) }),
    ].find((one) => typeof one === 'string')
    return {
      ...{ id, title, states },
      isBelow: group in overviews,
      group: group in overviews ? 'pages' : group,
      // What is as it should be is not said.
      state: told,
      // Whose it is, the state says already.
      changed: changed ? [told ? [] : changed.by, time(changed.at)].flat().join(', ') : '',
      excerpt: search === '' || matches(title, search) ? undefined : excerptOf(texts, search),
    }
  })
  const isShown = (row: (typeof rows)[number]) =>
    (filter === 'all' || row.states[filter]) &&
    (search === '' || matches(row.title, search) || row.excerpt !== undefined)
  const [last] = publications
  // What other entries say in the same documents tells them apart; of all else the documents do, which may say again what the release says.
  const isOfLast = ({ id, documents, isShared }: Listed) =>
    last?.state === 'published' &&
    (isShared ? newestOf.get(id)?.at === last.created_at : documents.some((one) => lastChanged.includes(one)))
  return {
    words,
    search,
    filter,
    counts: Object.fromEntries(
      filters.map((one) => [one, one === 'all' ? rows.length : rows.filter(({ states }) => states[one]).length]),
    ) as Record<Filter, number>,
    rows: rows.filter(isShown).map(({ states: _, ...row }) => row),
    last: last && {
      number: last.number,
      isRefused: last.state === 'refused',
      what: new Intl.ListFormat(language).format(
        entries.filter(isOfLast).map(({ id, texts }) => titleAmong(id, language, texts)),
      ),
      by: fill(last.state === 'refused' ? words.last.refused : words.last.by, {
        time: time(last.created_at),
        name: last.author_name,
        why: reasonOf(last, words),
      }),
    },
  }
}

/** Groups of pages that lie below one, which gives an overview of them. */
const overviews: Record<string, string> = { services: 'services', tools: 'tools' }

function placeOnSite({ id, group }: Pick<Listed, 'id' | 'group'>): number {
  const place = pages.findIndex((page) => page.id === (overviews[group] ?? id))
  if (place === -1) return pages.length
  // In the order of the menus, then what they share.
  const below = inMenus.indexOf(id.split('/').at(-1) ?? '')
  return group in overviews ? place + (below === -1 ? 0.9 : (below + 1) / 100) : place
}

/** Of an article; empty for all else. */
function dateOf({ id, group, texts }: Listed): string {
  const text = group === 'articles' ? texts.get(`de/${id}`) : undefined
  return text ? String((valueIn(`de/${id}`, text) as { date?: string }).date) : ''
}

const inMenus: readonly string[] = [...serviceSlugs, ...toolSlugs]

type Listed = Awaited<ReturnType<Access['services']['editing']['list']>>[number]

/** When an entry was last published here, and by whom; undefined for one that says what came with the site. */
async function newestIn({ entries }: Access['services'], { id, listed, isShared }: Listed) {
  const [newest] = listed
    .filter(({ source }) => source === 'store' || source === 'added')
    .map(({ changed_at, author_name }) => ({ at: changed_at ?? '', by: author_name ?? '' }))
    .sort((one, other) => other.at.localeCompare(one.at))
  if (!newest || !isShared) return newest
  const own = (await entries.history(id)).find(({ isOwn }) => isOwn)
  return own && { at: own.created_at, by: own.author_name }
}
