import { useEffect, useMemo } from 'react'
import { useFetcher } from 'react-router'
import type { loader } from '../content-facts.ts'
import type { Fact } from './form/form-context.ts'

/** The facts that texts may name, fetched when the page stands. */
export function useFacts(): ReadonlyMap<string, Fact> {
  const fetcher = useFetcher<typeof loader>({ key: 'content facts' })
  const { load, data } = fetcher
  useEffect(() => {
    load('/content/facts')
  }, [load])
  return useMemo(() => new Map((data?.facts ?? []).map((fact) => [fact.name, fact])), [data])
}
