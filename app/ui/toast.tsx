import { useEffect, useState, useSyncExternalStore } from 'react'
import { CloseButton } from './close-button.tsx'

export type Toast = {
  title: string
  text?: string
  /** `destructive` interrupts a screen reader, everything else waits its turn. */
  kind?: 'plain' | 'destructive'
}

type ShownToast = Toast & { id: number }

type ToasterProps = {
  /** Accessible names: of the region, and of each toast's closing button. */
  copy: { region: string; dismiss: string }
}

let shown: ShownToast | undefined
let lastId = 0
const listeners = new Set<() => void>()

function change(next: ShownToast | undefined): void {
  shown = next
  for (const notify of listeners) notify()
}

/** Shows a toast in the page's toaster. One at a time: the newest says how things stand now. */
export function showToast(toast: Toast): void {
  lastId += 1
  change({ ...toast, id: lastId })
}

const dismiss = () => change(undefined)

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Holds the toast and its two live regions, which must be in the page before anything is said in them. */
export function Toaster({ copy }: ToasterProps) {
  const toast = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
  const slip = toast && <ToastSlip key={toast.id} toast={toast} dismissLabel={copy.dismiss} onDismiss={dismiss} />
  const destructive = toast?.kind === 'destructive'
  return (
    <section className="toasts no-print" aria-label={copy.region}>
      <div role="alert">{destructive && slip}</div>
      <div role="status">{!destructive && slip}</div>
    </section>
  )
}

type ToastSlipProps = { toast: Toast; dismissLabel: string; onDismiss?: () => void }

/** One toast. It goes by itself once it was read, but never under somebody's pointer or focus. */
export function ToastSlip({ toast, dismissLabel, onDismiss }: ToastSlipProps) {
  const [paused, setPaused] = useState(false)
  const { title, text } = toast

  useEffect(() => {
    if (paused || !onDismiss) return
    const timer = setTimeout(onDismiss, readingTime(`${title} ${text ?? ''}`))
    return () => clearTimeout(timer)
  }, [paused, title, text, onDismiss])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here; who reads or points holds the slip
    <div
      className="toast ink"
      data-kind={toast.kind ?? 'plain'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss?.()}
    >
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {text && <p>{text}</p>}
      </div>
      <CloseButton label={dismissLabel} onClick={onDismiss} />
    </div>
  )
}

/** Milliseconds a toast stays: slow readers manage about eight characters a second; it never goes in under eight seconds. */
function readingTime(words: string): number {
  return Math.max(8000, 3000 + words.length * 120)
}
