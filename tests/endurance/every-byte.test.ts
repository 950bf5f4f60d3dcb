import { expect, it } from 'vitest'
import { loadPublished, readPublishedIndex } from '#server/publishing/published-folder.ts'
import { digestOf } from '#server/site/file-forms.ts'
import { loadSite } from '#server/site/load.ts'
import { addresses, newMaker, newOrder, withMark } from '../support/making-sites.ts'
import { asSixth, markedDocuments, sixth } from '../support/publishing.ts'

// Promise: A site that is made from the one before is the same to the byte as one that is made anew.

const timeout = 240_000

it('a site that is made from the one before is the same to the byte as one that is made anew', {
  timeout,
}, async () => {
  const maker = newMaker()
  const built = await loadSite('build', addresses)
  const neighbour = 'de/blog/bexio-vs-abacus-comparison'
  const before = withMark('before')
  for (const language of ['de', 'en']) {
    const text = before.get(`${language}/blog/bexio-vs-abacus-comparison`) ?? ''
    before.set(`${language}/blog/${sixth}`, asSixth(text))
  }
  const changed = (id: string, change: (text: string) => string) => {
    const [text, after] = [before.get(id) ?? '', change(before.get(id) ?? '')]
    expect(after, id).not.toBe(text)
    return new Map([...before, [id, after]])
  }
  const changes = {
    'a mark': new Map([...before, ...markedDocuments.map((id) => [id, withMark('after').get(id) ?? ''] as const)]),
    'an article less': new Map([...before].filter(([id]) => !id.endsWith(`/${sixth}`))),
    'an article longer': changed(`de/blog/${sixth}`, (text) => `${text}\nEin Satz mehr.\n`),
    'the title of a neighbour': changed(neighbour, (text) => text.replace(/^title: .*$/m, 'title: Ein neuer Titel')),
    'the name of the company': changed('company', (text) => text.replace(/^brand: .*$/m, 'brand: Andere')),
    'words of every article': changed('de/blog', (text) => text.replace('eine Rechnung mit.', 'eine Rechnung mit!')),
  }
  const first = await newOrder(before)
  expect(await maker.make(first)).toMatchObject({ ok: true })
  const make = async (documents: ReadonlyMap<string, string>, previous: string | undefined) => {
    const order = await newOrder(documents)
    expect(await maker.make({ ...order, previous })).toMatchObject({ ok: true })
    const index = await readPublishedIndex(order.folder)
    if (!index) throw new Error('There is no site')
    const files = await loadPublished(order.folder, index, built, new Map())
    // Those pages say how far away dates are, from the moment at which they are rendered.
    const timeless = [...files].filter(([path]) => !path.endsWith('/video-studio'))
    const sent = timeless.map(([path, { folder, file, ...sent }]) => [path, { ...sent, held: digestOf(sent.held) }])
    return { cards: index.cards, learning: index.learning, sent: Object.fromEntries(sent) }
  }
  for (const [change, documents] of Object.entries(changes)) {
    const [again, anew] = [await make(documents, first.folder), await make(documents, undefined)]
    expect({ change, ...again }).toEqual({ change, ...anew })
  }
})
