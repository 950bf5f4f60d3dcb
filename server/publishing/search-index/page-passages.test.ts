import { fromHtml } from 'hast-util-from-html'
import { select } from 'hast-util-select'
import { expect, test } from 'vitest'
import { pagePassages } from './page-passages.ts'

function passagesOf(html: string) {
  const main = select('main', fromHtml(`<main>${html}</main>`))
  if (!main) throw new Error('no main')
  return pagePassages(main)
}

test('each heading has the text around it, whichever comes first', () => {
  const found = passagesOf(`
    <section><h1>Finanz\u00adarbeit</h1><p>Ein Anfang.</p></section>
    <section aria-labelledby="reasons"><h2 id="reasons">Zahlen</h2><p>Sechs davon.</p>
      <ul>
        <li><p>20+<small>Stunden</small></p><h3>Weniger erfassen</h3><p>Pro Monat.</p></li>
        <li><h3 id="named">Verfügbar</h3><h4>Wann</h4><p>Immer.</p></li>
      </ul>
      <p>Zählweise unten.</p>
    </section>`)
  expect(found.map(({ anchor, heading, text }) => [anchor, heading, text])).toEqual([
    ['', 'Finanzarbeit', 'Ein Anfang.'],
    ['reasons', 'Zahlen', 'Sechs davon.\nZählweise unten.'],
    ['reasons', 'Weniger erfassen', '20+ Stunden\nPro Monat.'],
    ['named', 'Verfügbar', 'Wann\nImmer.'],
  ])
})

test('in running text a paragraph belongs to the heading before it', () => {
  const found = passagesOf('<h1>A</h1><p>a</p><h2 id="b">B</h2><p>b1</p><p>b2</p><h2 id="c">C</h2><p>c</p>')
  expect(found.map(({ text }) => text)).toEqual(['a', 'b1\nb2', 'c'])
})

test('the label of a section and an event that is over are no text', () => {
  const found =
    passagesOf(`<h1>A</h1><p>a</p><section aria-labelledby="b"><p class="service-label">Preise</p><h2 id="b">B</h2><p>b</p></section>
    <ol class="studio-events"><li data-state="past"><h3>Vorbei</h3><p>Vom März.</p></li><li data-state="upcoming"><h3>Bald</h3><p>Im Mai.</p></li></ol>`)
  expect(found.map(({ heading, text }) => [heading, text])).toEqual([
    ['A', 'a'],
    ['B', 'b'],
    ['Bald', 'Im Mai.'],
  ])
})

test('a folded item is one passage, found by its summary and keywords', () => {
  const found = passagesOf(`<h1>FAQ</h1><section><h2 id="topic">Thema</h2>
    <details><summary><h3>Was kostet es?</h3></summary>
      <div id="price"><p>CHF 390.</p><h4>Dazu</h4><ul class="faq-tags"><li>Preis</li><li>ROI</li></ul></div>
    </details></section>`)
  expect(found.at(-1)).toEqual({
    anchor: 'price',
    heading: 'Was kostet es?',
    text: 'CHF 390.\nDazu',
    keywords: 'Preis, ROI',
    isQuestion: true,
  })
})

test('rows and terms can be understood alone', () => {
  const [passage] = passagesOf(`<h1>Preise</h1>
    <table><thead><tr><th>Leistung</th><th>CHF</th></tr></thead>
      <tr><th>Analyse <small>ein Monat</small></th><td>390</td></tr>
      <tr><th>Ausbau</th><td>ab\u00a02'390</td></tr></table>
    <dl><div><dt>Dauer</dt><dd>4 Wochen</dd></div><div><dt>Wer</dt><dd>Sie</dd><dd>wir</dd></div></dl>`)
  expect(passage?.text.split('\n')).toEqual([
    'Analyse: ein Monat. CHF 390',
    "Ausbau. ab CHF 2'390",
    'Dauer: 4 Wochen',
    'Wer: Sie, wir',
  ])
})

test('what is no text of the page is left out', () => {
  const [passage, ...others] =
    passagesOf(`<h1>A</h1><nav>Weg</nav><form><label>Feld</label></form><svg><text>Bild</text></svg>
    <p aria-hidden="true">Zierde</p><p role="status">17 frei</p><p>Text <span class="visually-hidden">unsichtbar</span></p>
    <section><h2><a href="/andere">Andere Seite</a></h2><p>Anriss</p></section>`)
  expect(passage?.text).toBe('Text')
  expect(others).toEqual([])
})

test('ids that React makes up are no anchors', () => {
  const [, passage] = passagesOf('<h1>A</h1><section aria-labelledby="_R_1_"><h2 id="_R_1_">B</h2><p>b</p></section>')
  expect(passage?.anchor).toBe('')
})

test('long texts are split between their lines', () => {
  const line = 'wort '.repeat(120)
  const found = passagesOf(`<h1>A</h1><p>${line}</p><p>${line}</p><p>${line}</p>`)
  expect(found).toHaveLength(2)
  expect(new Set(found.map(({ heading }) => heading))).toEqual(new Set(['A']))
})
