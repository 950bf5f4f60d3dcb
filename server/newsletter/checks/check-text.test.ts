import { describe, expect, it } from 'vitest'
import type { DraftText } from '#server/db/tables/issues.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { checkText } from './check-text.ts'
import type { LinkAnswer } from './outside-links.ts'

const config = { siteUrl: 'https://site.example', secret: 'x'.repeat(40), operatorEmail: 'mail@site.example' }

async function found(typed: Partial<DraftText>, answer: LinkAnswer = 'answers', sendAt: string | null = null) {
  const text: DraftText = {
    draft_id: 'x',
    language: 'de',
    subject: 'Drei Listen vor dem Abschluss',
    preheader: 'Daueraufträge, Steuercodes, Lieferanten.',
    title: '',
    body: 'Ruhig.',
    revision: 1,
    saved_by: null,
    saved_at: '',
    ...typed,
  }
  const askLink = async () => answer
  const site = { issueSlugs: ['november'], planned: new Map([['/blog/neu', '2026-12-01T07:00:00.000Z']]) }
  const findings = await checkText(text, { config, slug: 'x', ...site, sendAt, askLink })
  return findings.map(({ level, code, field, line, values }) =>
    [level, code, field, line, values && Object.values(values).join('/')].filter(Boolean).join(' '),
  )
}

const picture = pictureAddress({ id: 'a'.repeat(32), width: 1200, height: 800 }, 'image/png')

describe('what is looked at before sending', () => {
  it('finds nothing in a good letter, and says so of its links', async () => {
    expect(await found({})).toEqual([])
    const links =
      '[a](/blog) [b](/en/tools/qr-bill#x) [c](https://site.example/contact?topic=x) [d](https://other.example/)'
    expect(await found({ body: `${links} [e](/newsletter/issues/november)\n\n![Ein Bild](${picture})` })).toEqual([
      'fine links_fine 5',
    ])
  })

  it.each([
    [{ subject: ' ' }, 'error subject_missing subject'],
    [{ preheader: '' }, 'error preheader_missing preheader'],
    [{ subject: 'x'.repeat(61) }, 'warning subject_long subject 61/60'],
    [{ preheader: 'x'.repeat(111) }, 'warning preheader_long preheader 111/110'],
    [{ preheader: 'Drei Listen vor dem Abschluss' }, 'warning preheader_repeats preheader'],
    [{ body: 'Gut.\n\nTODO Zahl prüfen' }, 'error sample_words body 3 TODO'],
    [{ body: 'Lorem ipsum dolor' }, 'error sample_words body 1 Lorem ipsum'],
    [{ title: 'Platzhalter' }, 'error sample_words title Platzhalter'],
    [{ body: 'Die Muster AG' }, 'warning sample_name body 1 Muster'],
    [{ subject: 'JETZT HANDELN' }, 'warning capitals subject JETZT, HANDELN'],
    [{ subject: 'Nur diese Woche!!' }, 'warning exclamation subject'],
    [{ subject: 'Gratis für alle' }, 'warning spam_words subject Gratis'],
    [{ body: `![](${picture})` }, 'error alt_missing body 1'],
    [{ body: `![IMG_1.jpg](${picture})` }, 'warning alt_is_file body 1 IMG_1.jpg'],
    [{ body: '![x](https://a.example/x.png)' }, 'error picture_unknown body 1 https://a.example/x.png'],
    [{ body: 'Gut.\n\n[weg](/gibt-es-nicht)' }, 'error site_link_nowhere body 3 /gibt-es-nicht'],
    [{ body: '[x](/newsletter/unsubscribe)' }, 'error site_link_nowhere body 1 /newsletter/unsubscribe'],
    [{ body: '[x](/newsletter/issues/nie)' }, 'error site_link_nowhere body 1 /newsletter/issues/nie'],
    [{ body: '[x](https://site.example/nie)' }, 'error site_link_nowhere body 1 https://site.example/nie'],
    [{ body: '[x](http://plain.example)' }, 'error link body 1 http://plain.example'],
    [{ body: '{price.bicycle}' }, 'error fact body {price.bicycle}'],
    [{ body: '' }, 'error empty body'],
    [{ body: 'Wort '.repeat(30_000) }, 'error heavy body'],
  ])('finds %o', async (typed, expected) => {
    expect((await found(typed)).some((line) => line.startsWith(expected))).toBe(true)
  })

  it('lets an issue link to an article that appears before it goes', async () => {
    const body = 'Gut.\n\n[lesen](/blog/neu)'
    const early = 'site_link_early body 3 /blog/neu/2026-12-01T07:00:00.000Z'
    expect(await found({ body })).toEqual([`warning ${early}`])
    expect(await found({ body }, 'answers', '2026-12-01T07:00:00.000Z')).toEqual([`error ${early}`])
    expect(await found({ body }, 'answers', '2026-12-01T07:30:00.000Z')).toEqual(['fine links_fine 1'])
  })

  it.each([
    ['gone', 'error link_gone'],
    ['unknown_host', 'error link_unknown_host'],
    ['not_public', 'error link_not_public'],
    ['refused', 'warning link_refused'],
    ['unreachable', 'warning link_unreachable'],
  ] as const)('says of a link that is %s what it is', async (answer, expected) => {
    expect(await found({ body: 'Eins\n\n[x](https://other.example/)' }, answer)).toEqual([
      `${expected} body 3 https://other.example/`,
    ])
  })

  it('leaves abbreviations alone', async () => {
    expect(await found({ subject: 'MWST, QR und ISO im Griff!' })).toEqual([])
  })
})
