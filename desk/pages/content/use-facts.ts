import { useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'
import type { loader } from '../content-facts.ts'
import type { Fact } from './form/form-context.ts'
import type { References } from './references.server.ts'

/** The facts that texts may name, and what fields may name, fetched when the page stands. */
export function useFacts(): { facts: ReadonlyMap<string, Fact>; references: References } {
  const fetcher = useFetcher<typeof loader>({ key: 'content facts' })
  const { load, data } = fetcher
  useEffect(() => {
    load('/content/facts')
  }, [load])
  return useMemo(() => {
    const facts = new Map((data?.facts ?? []).map((fact) => [fact.name, fact]))
    return { facts, references: data?.references ?? {} }
  }, [data])
}
