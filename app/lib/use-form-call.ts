import { useRef, useState } from 'react'
import type { z } from 'zod/mini'
import { usePage } from '#app/lib/page-facts.ts'
import { type CallFailure, type CallResult, callBackend } from './backend-client.ts'
import { languageOfPath } from './locale-path.ts'
import { whenIdle } from './when-idle.ts'

type FormCall = {
  /** A path of `contract/calls.ts`. */
  path: string
  /** Loads the contract's schema, so that a page pays for validation only once somebody fills in its form. */
  loadSchema: () => Promise<z.ZodMiniType<object>>
}

export type FormResult = CallResult

/**
 * Sends one form to the backend: validates with the contract's schema first (a failure has code `invalid` and its
 * `fields`, and nothing is sent) and sends what the schema made of it, trimmed and sanitised. Adds language, page, elapsed
 * time and honeypot, and knows whether it is under way. Where the server asks for a proof of work, it works that out
 * (`proving`) and sends the form again with it.
 * `prepare` belongs on the form's focus: it fetches the schema before it is needed.
 */
export function useFormCall({ path, loadSchema }: FormCall) {
  const { pathname } = usePage()
  const [sending, setSending] = useState(false)
  const [proving, setProving] = useState(false)
  const underWay = useRef(false)

  async function send(fields: object, website: string): Promise<FormResult | undefined> {
    if (underWay.current) return undefined
    underWay.current = true
    setSending(true)
    const elapsed = Math.round(performance.now() - pageShownAt())
    // A form may name the page that its visitor came from.
    const payload = { page: pathname, ...fields, language: languageOfPath(pathname), elapsed, website }
    const checked = await check(payload, loadSchema)
    const result = checked.ok ? await callBackend(path, checked.payload) : checked
    const settled = checked.ok && !result.ok && result.challenge ? await sendProven(checked.payload, result) : result
    underWay.current = false
    setSending(false)
    return settled
  }

  /** What is held stays held when the second answer is lost, or the sum cannot be worked out. */
  async function sendProven(payload: object, first: CallFailure): Promise<CallResult> {
    setProving(true)
    const proof = await import('./prove.ts').then(({ prove }) => prove(first.challenge)).catch(() => undefined)
    const second = proof && (await callBackend(path, { ...payload, proof }))
    setProving(false)
    const isLost = second?.ok === false && (second.code === 'network' || second.code === 'timeout')
    return second && !isLost ? second : first
  }

  /** Once nothing else is to be done, such as answering the touch that took the focus. What cannot be fetched now is fetched again when the form is sent. */
  const prepare = () => whenIdle(() => loadValidation(loadSchema).catch(() => undefined))

  return { sending, proving, prepare, send }
}

/** A form may be used before it is hydrated, and a page may be prepared long before it is shown. */
function pageShownAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  return navigation?.activationStart ?? 0
}

function loadValidation(loadSchema: FormCall['loadSchema']) {
  return Promise.all([loadSchema(), import('#contract/refusal.ts')])
}

type Checked = { ok: true; payload: object } | CallFailure

/** What is to be sent, or what is wrong with it. As it was typed when the schema cannot be had: the server repeats every rule. */
async function check(payload: object, loadSchema: FormCall['loadSchema']): Promise<Checked> {
  try {
    const [schema, { fieldCodes }] = await loadValidation(loadSchema)
    const parsed = schema.safeParse(payload)
    return parsed.success
      ? { ok: true, payload: parsed.data }
      : { ok: false, code: 'invalid', message: 'Invalid input', fields: fieldCodes(parsed.error) }
  } catch {
    return { ok: true, payload }
  }
}
