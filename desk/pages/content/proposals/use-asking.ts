import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AskEvent, ProposalRequest } from '#server/documents/editing/proposals/service.ts'
import { useRoot } from '../../../use-root.ts'

type Fault = Extract<AskEvent, { type: 'faulty' }>['fault']

/** How far asking the model is. It waits until the draft is saved, because what is saved is what is sent. */
export type Asking = {
  state: 'waiting' | 'asking' | 'done' | 'stopped'
  count: number
  done: number
  proposed: number
  /** Why there is no proposal for a field, by its place. */
  faults: ReadonlyMap<string, Fault>
  problem?: string
}

const nothing: Asking = { state: 'waiting', count: 0, done: 0, proposed: 0, faults: new Map() }

/** Asks for proposals of an entry; each shows as soon as it has come. */
export function useAsking(id: string, isDirty: boolean) {
  const { formToken } = useRoot()
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<Asking>()
  const request = useRef<ProposalRequest>(undefined)
  const going = useRef<AbortController>(undefined)

  const ask = useCallback((next: ProposalRequest) => {
    going.current?.abort()
    request.current = next
    setAsking(nothing)
  }, [])

  const stop = useCallback(() => {
    going.current?.abort()
    setAsking((now) => now && { ...now, state: 'stopped' })
  }, [])

  useEffect(() => {
    if (asking?.state !== 'waiting' || isDirty || !request.current) return
    const controller = new AbortController()
    going.current = controller
    const form = new FormData()
    form.set('formToken', formToken)
    form.set('act', 'ask')
    form.set('request', JSON.stringify(request.current))
    setAsking({ ...nothing, state: 'asking' })
    readEvents(`/desk/content/proposals/${id}`, form, controller.signal, async (event) => {
      if (event.type === 'proposed') void revalidate()
      // Whoever reads that all have come, and takes them all, shall not miss the last ones.
      if (event.type === 'end') await revalidate()
      setAsking((now) => now && after(now, event))
    }).then(
      () => setAsking((now) => now && { ...now, state: now.state === 'asking' ? 'done' : now.state }),
      () => {
        if (!controller.signal.aborted) setAsking((now) => now && { ...now, state: 'done', problem: 'offline' })
      },
    )
  }, [asking, isDirty, formToken, id, revalidate])

  // Nobody is there any more to look at what comes.
  useEffect(() => () => going.current?.abort(), [])

  return { asking, ask, stop }
}

function after(asking: Asking, event: AskEvent): Asking {
  switch (event.type) {
    case 'begin':
      return { ...asking, count: event.count }
    case 'proposed':
      return { ...asking, done: event.done, proposed: asking.proposed + 1 }
    case 'same':
      return { ...asking, done: event.done }
    case 'faulty': {
      const faults = new Map(asking.faults).set(event.place.join('.'), event.fault)
      return { ...asking, done: event.done, faults }
    }
    case 'end':
      return { ...asking, state: 'done', ...(event.problem && { problem: event.problem }) }
  }
}

/** @throws where the server cannot be reached, or the way to it breaks */
async function readEvents(
  address: string,
  body: FormData,
  signal: AbortSignal,
  tell: (event: AskEvent) => Promise<void>,
): Promise<void> {
  const response = await fetch(address, { method: 'POST', body, signal })
  if (!response.ok || !response.body || response.redirected) throw new Error(`answered ${response.status}`)
  let rest = ''
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) await tell(JSON.parse(line))
  }
}
