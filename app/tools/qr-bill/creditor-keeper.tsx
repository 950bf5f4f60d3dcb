import { useEffect, useState } from 'react'
import type { BillValues } from '../../payments/bill.ts'
import { ToolLink } from '../tool-parts.tsx'
import {
  type Creditor,
  creditorFields,
  creditorOf,
  forgetCreditor,
  rememberCreditor,
  rememberedCreditor,
} from './creditor-memory.ts'
import type { QrBillCopy } from './qr-bill-copy.ts'

type CreditorKeeperProps = {
  values: BillValues
  /** Called once with what this browser keeps. */
  onFound: (creditor: Creditor) => void
  copy: QrBillCopy['memory']
}

/** Keeps one's own account and address in this browser when asked, and forgets them again. */
export function CreditorKeeper({ values, onFound, copy }: CreditorKeeperProps) {
  const [kept, setKept] = useState<Creditor>()
  const [said, say] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    const found = rememberedCreditor()
    setKept(found)
    if (found) onFound(found)
  }, [])
  const isSame = kept !== undefined && creditorFields.every((field) => kept[field] === values[field])
  const remember = () => {
    const creditor = creditorOf(values)
    const isKept = rememberCreditor(creditor)
    if (isKept) setKept(creditor)
    say(isKept ? copy.remembered : copy.failed)
  }
  const forget = () => {
    forgetCreditor()
    setKept(undefined)
    say(copy.forgotten)
  }
  return (
    <div className="qr-bill-memory">
      <div className="tool-actions">
        {!isSame && <ToolLink onClick={remember}>{kept ? copy.update : copy.remember}</ToolLink>}
        {kept && <ToolLink onClick={forget}>{copy.forget}</ToolLink>}
      </div>
      <p className="note" role="status">
        {said || (kept ? copy.found : '')}
      </p>
    </div>
  )
}
