import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { codePlace } from '#app/tools/qr-bill/bill-layout.ts'
import { expect, phone, test } from '../../support/engines/engine-test.ts'

/**
 * Promise: Firefox prints a page whole, line below line, and a bill in its size. It lost what reached over a sheet's end in a list of columns and
 * the facts of a legal page, printed the footer over the end of a grid, left headings at a sheet's foot, and before version 143 only a script
 * unfolds what is folded.
 */
test('a page is printed whole, with what is folded, nothing lies on anything else, and no heading is left behind', async ({
  arrive,
}) => {
  const visitor = await arrive(phone)
  for (const path of ['/tools', '/faq', '/blog/bexio-vs-abacus-comparison']) {
    await test.step(path, async () => {
      await visitor.visit(path)
      const written = await visitor.run(() => document.querySelector('main')?.textContent.match(/[a-z]/gi)?.length ?? 0)
      const headings = await visitor.run(() =>
        [...document.querySelectorAll('main :is(h2, h3)')].map(({ textContent }) => textContent.replace(/\W/g, '')),
      )
      const sheets = await textsOf(await visitor.print())
      const printed = sheets.flat().flatMap(({ text }) => text.match(/[a-z]/gi) ?? [])
      expect(printed.length / written).toBeGreaterThan(0.9)
      expect(sheets.flatMap(overlapping)).toEqual([])
      expect(headings.filter((heading) => sheets.slice(0, -1).map(lastLine).includes(heading))).toEqual([])
    })
  }
  await test.step('the facts of /impressum', async () => {
    await visitor.visit('/impressum')
    const facts = await visitor.run(() =>
      [...document.querySelectorAll('main dd')]
        .filter((fact) => fact.checkVisibility())
        .map(({ textContent }) => textContent.replace(/\W/g, '')),
    )
    const sheets = await textsOf(await visitor.print())
    const printed = sheets
      .flat()
      .map(({ text }) => text)
      .join('')
      .replace(/\W/g, '')
    expect(facts).not.toEqual([])
    expect(facts.filter((fact) => !printed.includes(fact))).toEqual([])
  })
})

test('a QR-bill is printed in its size at the foot of one sheet', async ({ arrive }) => {
  const visitor = await arrive(phone)
  await visitor.visit('/tools/qr-bill')
  await visitor.find(() => Boolean(document.querySelector('.qr-bill-paper ~ .actions button:enabled')), true)
  const sheets = await sheetsOf(await visitor.print())
  expect(sheets).toHaveLength(1)
  const { argsArray, fnArray } = (await sheets[0]?.getOperatorList()) ?? { argsArray: [], fnArray: [] }
  // Of all paths, the code has the most corners by far.
  const paths = argsArray.filter((_, index) => fnArray[index] === OPS.constructPath)
  const [code] = paths.sort(([, [one]], [, [other]]) => other.length - one.length)
  const [left = 0, top = 0, right = 0, bottom = 0] = [...code[2]].map((points) => (points / 72) * 25.4)
  const { x, y, side } = codePlace
  expect(right - left).toBeCloseTo(side, 1)
  expect(bottom - top).toBeCloseTo(side, 1)
  expect(left).toBeCloseTo(x, 1)
  // The bill is the lower 105 mm of A4. Half a millimetre either way is the printer's own.
  expect(Math.abs(top - (297 - 105 + y))).toBeLessThan(0.5)
})

type Text = { text: string; left: number; right: number; base: number; height: number }

async function sheetsOf(pdf: Uint8Array) {
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(numbers.map((number) => document.getPage(number)))
}

/** The texts of each sheet, with their places. */
async function textsOf(pdf: Uint8Array): Promise<Text[][]> {
  const sheets = await sheetsOf(pdf)
  return Promise.all(
    sheets.map(async (sheet) => {
      const { items } = await sheet.getTextContent()
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , left = 0, base = 0] = item.transform as number[]
        return [{ text: item.str, left, right: left + item.width, base, height: item.height }]
      })
    }),
  )
}

/** The lowest line of a sheet, letters only. */
function lastLine(texts: Text[]): string {
  const lowest = Math.min(...texts.map(({ base }) => base))
  return texts
    .filter(({ base }) => base - lowest < 1)
    .map(({ text }) => text)
    .join('')
    .replace(/\W/g, '')
}

/** Pairs of texts of which one begins before the other's line has ended. */
function overlapping(texts: Text[]): string[] {
  return texts.flatMap((one) =>
    texts
      .filter(({ base }) => base - one.base > 0.5 && base - one.base < one.height / 2)
      .filter(({ left, right }) => left < one.right && one.left < right)
      .map(({ text }) => `${text} on ${one.text}`),
  )
}
