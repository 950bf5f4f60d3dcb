import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { facts } from '#content/facts.ts'
import { compileArticle } from './compile-article.ts'

const id = 'de/blog/bexio-vs-abacus-comparison'
const englishId = 'en/blog/bexio-vs-abacus-comparison'
const file = `content/${id}.md`

const matter = {
  title: 'Zwei Programme',
  slug: 'bexio-vs-abacus-comparison',
  date: '2025-01-20',
  updated: '2026-11-21',
  excerpt: 'Ein Vergleich.',
  description: 'Ein Vergleich von zwei Programmen.',
  image: '/images/share/blog-bexio-vs-abacus-comparison-de.png',
  imageAlt: 'Eine Zeichnung.',
  entities: ['bexio'],
  tags: ['vergleich'],
  schema_type: 'Article',
  related: ['swiss-sme-accounting-automation'],
  sources: [{ title: 'Doku', publisher: 'Muster', year: 2026 }],
}

function article(body: string, changed: Record<string, unknown> = {}): string {
  return `---\n${stringify({ ...matter, ...changed })}---\n${body}`
}

const html = (body: string, of = id) => compileArticle(of, article(body)).html

describe('front matter', () => {
  test.each([
    ['a wrong date', { date: '20.1.2025' }, ':4: date: '],
    ['a source without a year', { sources: [{ title: 'Doku', publisher: 'Muster' }] }, ':18: sources.0.year: '],
    ['an insecure link', { sources: [{ ...matter.sources[0], url: 'http://a.ch' }] }, ':21: sources.0.url: '],
    ['a blank title', { title: ' ' }, 'title: '],
    ['a title of 2,000 characters', { title: 'x'.repeat(2000) }, 'title: expected 200 or fewer characters'],
    ['a field nobody knows', { subtitle: 'x' }, 'no such field: subtitle'],
    ['a missing text', { imageAlt: undefined }, 'imageAlt: '],
    ['an update before the date', { updated: '2024-01-01' }, 'updated: '],
    ['itself as related', { related: [matter.slug] }, 'related: '],
    ['another kind', { schema_type: 'Recipe' }, 'schema_type: '],
    ['a picture that is not its own', { image: '/images/blog/x.svg' }, 'image: '],
    [
      'the slug of another file',
      {
        slug: 'qr-rechnung-automation-schweiz',
        image: matter.image.replace(matter.slug, 'qr-rechnung-automation-schweiz'),
      },
      'slug: ',
    ],
  ])('%s is refused with file, line and field named', (_, changed, field) => {
    const compile = () => compileArticle(id, article('Text', changed))
    expect(compile).toThrow(file)
    expect(compile).toThrow(field)
  })

  test('all faults are named at once', () => {
    expect(() => compileArticle(id, article('Text', { date: 'x', title: '' }))).toThrow(/title: [\s\S]*date: /)
  })

  test('no front matter and broken YAML are refused', () => {
    expect(() => compileArticle(id, 'Text')).toThrow(`${file}:1: no front matter`)
    expect(() => compileArticle(id, '---\nslug: x\ntitle: "x\n---\nText')).toThrow(`${file}:4: front matter is no YAML`)
  })
})

test('faults in the text are named with their lines, all at once', () => {
  const lines = article('').split('\n').length
  const compile = () => html('## Titel\n\n{price.bicycle}\n\n[x](file:///etc)\n\n# Noch ein Titel')
  expect(compile).toThrow(`${file}:${lines + 2}: {price.bicycle} is no fact`)
  expect(compile).toThrow(`${file}:${lines + 4}: file:///etc is no address`)
  expect(compile).toThrow(`${file}:${lines + 6}: the title is the only heading`)
})

test('an address of another site that looks like a path is none of this site', () => {
  for (const language of [id, englishId]) {
    expect(() => html('[x](//evil.example)', language)).toThrow('//evil.example is no address that a page may have')
  }
})

describe('body', () => {
  test('facts are filled in per language', () => {
    expect(html('{price.customAutomation}')).toBe(`<p>${facts('de')['price.customAutomation']}</p>`)
    expect(html('{price.customAutomation}', englishId)).toBe(`<p>${facts('en')['price.customAutomation']}</p>`)
  })

  test('links to the site are those of the language, others stay', () => {
    const body = '[a](/contact) [b](https://www.bexio.com)'
    expect(html(body)).toContain('href="/contact"')
    expect(html(body, englishId)).toContain('href="/en/contact"')
    expect(html(body, englishId)).toContain('href="https://www.bexio.com"')
  })

  test('headings carry anchors that stay readable and unique', () => {
    const { html, headings } = compileArticle(id, article('## Über Zähler & Öle\n\n### Nein\n\n## Über Zähler & Öle'))
    expect(html).toContain('<h2 id="ueber-zaehler-oele"><a href="#ueber-zaehler-oele">Über Zähler &#x26; Öle</a></h2>')
    expect(headings.map(({ id }) => id)).toEqual(['ueber-zaehler-oele', 'ueber-zaehler-oele-2'])
  })

  test('a second title is refused', () => {
    expect(() => html('# Titel')).toThrow(file)
  })

  test('HTML in Markdown is refused with its line', () => {
    const line = article('').split('\n').length + 2
    expect(() => html('a\n\nb <b>c</b>')).toThrow(`${file}:${line}: HTML is not shown`)
  })

  test('units do not part from their numbers, except in code', () => {
    expect(html('34 % der 300, CHF 1250, 26 h 40, 30. November 2026, OR 958f, z. B. `34 %`')).toBe(
      '<p>34\u00a0% der 300, CHF\u00a01250, 26\u00a0h\u00a040, 30.\u00a0November 2026, OR\u00a0958f, z.\u00a0B. <code>34 %</code></p>',
    )
    expect(html('in 33 Stunden 20 Minuten, 180. Tag')).toBe('<p>in 33\u00a0Stunden 20\u00a0Minuten, 180. Tag</p>')
  })

  test('a compound does not part after a head of one or two letters, except in code', () => {
    expect(html('eine E-Rechnung ist keine QR-Rechnung, `QR-IBAN`')).toBe(
      '<p>eine E-\u2060Rechnung ist keine QR-\u2060Rechnung, <code>QR-IBAN</code></p>',
    )
    expect(html('## Die QR-Rechnung')).toContain('<h2 id="die-qr-rechnung">')
  })
})

describe('tables', () => {
  const table = html(
    "| Konto | Soll | Text |\n| --- | --- | --- |\n| `6570` | 1'250.00 | a |\n| Total | 1'250.00 | a |",
  )

  test('scroll in a labelled region that a keyboard reaches', () => {
    expect(table).toMatch(
      /^<div class="article-table" role="region" tabindex="0" aria-label="Tabelle 1: Konto, Soll, Text"/,
    )
  })

  test('name their rows and columns, and mark figures and the total', () => {
    expect(table).toContain('<th scope="col">Konto</th>')
    expect(table).toContain('<th scope="row"><code>6570</code></th>')
    expect(table).toContain('<th scope="col" class="figure">Soll</th>')
    expect(table).toContain('<td class="figure">1\'250.00</td>')
    expect(table).toContain('<tr class="total">')
    expect(table).toContain('<td>a</td>')
    expect(table).not.toContain('align=')
  })

  const long = 'Ein Text, der mehr als vierundzwanzig Zeichen lang ist'

  test('a wide one says that it goes on', () => {
    const wide = html(`| A | B | C |\n| - | - | - |\n| ${long} | ${long} | ${long} |`)
    expect(wide).toContain('data-more="Rechts geht die Tabelle weiter')
    expect(table).not.toContain('data-more')
  })

  test('a first column that repeats itself names nothing', () => {
    expect(html('| A | B |\n| - | - |\n| 4 | 1 |\n| 4 | 2 |')).not.toContain('scope="row"')
  })
})

describe('notes', () => {
  test('a quotation is a note on the margin', () => {
    expect(html('> Am Rand.\n\nIm Text.')).toBe(
      '<div class="article-note" role="note">\n<p>Am Rand.</p>\n</div>\n<p>Im Text.</p>',
    )
  })

  test('one that begins with a point says where a person decides', () => {
    expect(html('> ● Hier entscheidet ein Mensch.')).toBe(
      '<div class="article-note decides" role="note">\n<p>Hier entscheidet ein Mensch.</p>\n</div>',
    )
  })
})

describe('pictures', () => {
  const address = `/pictures/${'a'.repeat(32)}-1600x900.webp`
  const tall = `/pictures/${'b'.repeat(32)}-500x900.webp`

  test('are shown in every format and width, in their place, with a caption where they have a title', () => {
    expect(html(`Text\n\n![Ein Beleg](${address} "Der Beleg, 34 % kleiner")\n\nText`)).toBe(
      [
        '<p>Text</p>\n<figure class="article-picture"><picture>',
        ...['avif', 'webp'].map((format) => {
          const versions = [320, 640, 960, 1280].map(
            (width) => `${address.replace('.webp', '')}/${width}.${format} ${width}w`,
          )
          const whole = format === 'avif' ? `${address.replace('.webp', '')}/1600.avif 1600w` : `${address} 1600w`
          return `<source type="image/${format}" srcset="${[...versions, whole].join(', ')}" sizes="(min-width: 41rem) 39rem, 91vw">`
        }),
        `<img src="${address}" alt="Ein Beleg" width="1600" height="900" loading="lazy" decoding="async"></picture>`,
        '<figcaption>Der Beleg, 34\u00a0% kleiner</figcaption></figure>\n<p>Text</p>',
      ].join(''),
    )
    const plain = html(`![Ein Beleg](${tall})`)
    expect(plain).toContain('<figure class="article-picture tall">')
    expect(plain).not.toContain('figcaption')
  })

  test.each([
    ['one of another site', '![x](https://a.example/x.png)', 'https://a.example/x.png is no picture of the library'],
    ['a file of the site', '![x](/images/x.svg)', '/images/x.svg is no picture of the library'],
    ['one without words', `![ ](${address})`, 'a picture has no words'],
    ['one with words that nobody sees', `![\u200b\u00ad\u3164](${address})`, 'a picture has no words'],
    ['one within a sentence', `Siehe ![x](${address}).`, 'a picture stands in a paragraph of its own'],
    ['one in a list', `- ![x](${address})`, 'a picture stands in a paragraph of its own'],
  ])('%s is refused with its line', (_, body, message) => {
    const line = article('').split('\n').length + 2
    expect(() => html(`Text\n\n${body}`)).toThrow(`${file}:${line}: ${message}`)
  })

  test('are named in order', () => {
    expect(compileArticle(id, article(`![x](${tall})\n\n![y](${address})`)).pictures).toEqual([tall, address])
  })
})
