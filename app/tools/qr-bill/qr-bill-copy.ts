import type { qrBill } from '#content/de/tools/qr-bill.ts'

export type QrBillCopy = (typeof qrBill)['tool']
