import { useCallback, useMemo, useState } from 'react'
import type { Undoable } from '../ui/undo.ts'

/** `until`: by the clock of the page (`performance.now()`). */
export type Shown = Undoable & { until: number }

const nameOf = ({ id, at }: Undoable) => `${id} ${at}`
const started = (one: Undoable): Shown => ({ ...one, until: performance.now() + one.msLeft })

/** What can be taken back, newest first: what the rooms hand over, and what the server knows of for whoever looks. */
export function useUndoables(known: Undoable[]) {
  const [offered, setOffered] = useState<Shown[]>([])
  const [over, setOver] = useState<string[]>([])
  const offer = useCallback(
    (one: Undoable) => setOffered((before) => [started(one), ...before.filter(({ id }) => id !== one.id)]),
    [],
  )
  const onOver = useCallback((one: Shown) => setOver((before) => [...before, nameOf(one)]), [])
  const shown = useMemo(() => known.map(started), [known])
  const all = useMemo(
    () => [...offered, ...shown].filter((one) => !over.includes(nameOf(one))).sort((one, other) => other.at - one.at),
    [offered, shown, over],
  )
  return { all, offer, onOver }
}
