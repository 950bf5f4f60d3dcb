import type { Encoding } from './accept-encoding.ts'
import { type LoadedFile, lengthOf, readForm } from './file-forms.ts'

/** A form of a file while it is sent. */
export type Lent = {
  bytes: Promise<Buffer>
  /** Says that it was sent, or will not be. */
  giveBack(): void
}

/** The forms of files that are not held in memory (file-forms.ts), while somebody reads them and a little longer. */
export type RareForms = {
  /** All who read the same share it. Undefined while too many others are read: whoever asks comes back later. */
  lend(file: LoadedFile, form: Encoding): Lent | undefined
}

/** In bytes, of what nobody reads at the moment. */
const mostIdle = 2 * 1024 * 1024
/** In bytes, of all. Slow readers of ever other files come no further. */
const mostLent = 32 * 1024 * 1024

type Entry = { bytes: Promise<Buffer>; length: number; readers: number }

export function createRareForms(limits = { idle: mostIdle, all: mostLent }): RareForms {
  /** Oldest use first. */
  const entries = new Map<string, Entry>()
  let all = 0
  let idle = 0

  function forget(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    all -= entry.length
    if (entry.readers === 0) idle -= entry.length
  }

  /** The longest unused first. */
  function forgetIdle(isEnough: () => boolean): void {
    for (const [key, entry] of entries) {
      if (isEnough()) return
      if (entry.readers === 0) forget(key, entry)
    }
  }

  return {
    lend(file, form) {
      const key = `${file.etag}-${form}`
      const length = lengthOf(file, form)
      let entry = entries.get(key)
      if (entry) {
        entries.delete(key)
        if (entry.readers === 0) idle -= length
      } else {
        const fits = () => all === 0 || all + length <= limits.all
        forgetIdle(fits)
        if (!fits()) return undefined
        all += length
        entry = { bytes: readForm(file, form), length, readers: 0 }
      }
      const lent = entry
      lent.readers++
      entries.set(key, lent)
      lent.bytes.catch(() => forget(key, lent))
      let isBack = false
      return {
        bytes: lent.bytes,
        giveBack: () => {
          if (isBack) return
          isBack = true
          lent.readers--
          if (lent.readers > 0 || entries.get(key) !== lent) return
          idle += length
          forgetIdle(() => idle <= limits.idle)
        },
      }
    },
  }
}
