import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, phone, test } from '../../support/engines/engine-test.ts'

/**
 * Promise: Firefox prints a page whole, line below line. It lost what reached over a sheet's end in a list of columns, printed the footer over
 * the end of a grid, and before version 143 only a script unfolds what is folded.
 */
test('a page is printed whole, with what is folded, and nothing lies on anything else', async ({ arrive }) => {
  const visitor = await arrive(phone)
  for (const path of ['/tools', '/faq', '/blog/bexio-vs-abacus-comparison']) {
    await test.step(path, async () => {
      await visitor.visit(path)
      const written = await visitor.run(() => document.querySelector('main')?.textContent.match(/[a-z]/gi)?.length ?? 0)
      const sheets = await sheetsOf(await visitor.print())
      const printed = sheets.flat().flatMap(({ text }) => text.match(/[a-z]/gi) ?? [])
      expect(printed.length / written).toBeGreaterThan(0.9)
      expect(sheets.flatMap(overlapping)).toEqual([])
    })
  }
})

type Text = { text: string; left: number; right: number; base: number; height: number }

/** The texts of each sheet, with their places. */
async function sheetsOf(pdf: Uint8Array): Promise<Text[][]> {
  const { promise } = getDocument({ data: pdf, verbosity: 0 })
  const document = await promise
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent()
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , left = 0, base = 0] = item.transform as number[]
        return [{ text: item.str, left, right: left + item.width, base, height: item.height }]
      })
    }),
  )
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
