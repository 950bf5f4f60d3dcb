import { layOutBill } from '../qr-bill/bill-layout.ts'
import { billPdf } from '../qr-bill/bill-pdf.ts'
import { loadQrEncoder } from '../qr-bill/qr-code.ts'
import type { SampleName } from './sample-names.ts'
import { sampleBills } from './samples.ts'

/** A sample bill as the PDF that a supplier would send. */
export async function sampleFile(name: SampleName, language: 'de' | 'en', separate: string): Promise<File> {
  const bill = sampleBills[name]
  const encode = await loadQrEncoder()
  const pdf = billPdf({ layout: layOutBill(bill, language), code: encode(bill), title: bill.creditor.name, separate })
  return new File([pdf], `${bill.creditor.name.toLowerCase().replaceAll(' ', '-')}.pdf`, { type: 'application/pdf' })
}
