import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BillDrawing } from '#app/tools/qr-bill/bill-drawing.tsx'
import { layOutBill } from '#app/tools/qr-bill/bill-layout.ts'
import { loadQrEncoder } from '#app/tools/qr-bill/qr-code.ts'
import { languages } from '#contract/language.ts'
import { specimenBills } from './specimen-bills.ts'

// The pictures that the home page shows. After a change of the bill: npx vitest run app/specimen/specimen-bill.test.tsx -u
test.each(languages)('the picture of the bill is drawn from its data, %s', async (language) => {
  const { bill } = specimenBills(language)
  const encode = await loadQrEncoder()
  const layout = layOutBill(bill, language)
  const drawing = <BillDrawing layout={layout} code={encode(bill)} label={bill.creditor.name} paymentPartOnly />
  await expect(`${renderToStaticMarkup(drawing)}\n`).toMatchFileSnapshot(`specimen-bill.${language}.svg`)
})
