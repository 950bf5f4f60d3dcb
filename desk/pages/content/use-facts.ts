import { useEffect, useMemo } from 'react'
import { useFetcher } from '../../use-fetcher.ts'
import type { clientLoader } from '../content-facts.ts'
import type { Fact } from './form-context.ts'
import type { References } from './references.server.ts'

const tryAgainAfterMs = 5_000

/** The facts that texts may name, and what fields of `id` may name, fetched when the page stands. */
export function useFacts(id: string): { facts: ReadonlyMap<string, Fact>; references: References } {
  const fetcher = useFetcher<typeof clientLoader>({ key: 'content facts' })
  const { load } = fetcher
  const isAway = fetcher.data !== undefined && 'problem' in fetcher.data
  const data = fetcher.data && 'facts' in fetcher.data ? fetcher.data : undefined
  useEffect(() => {
    load('/content/facts')
  }, [load])
  useEffect(() => {
    if (!isAway) return
    const timer = setInterval(() => load('/content/facts'), tryAgainAfterMs)
    return () => clearInterval(timer)
  }, [isAway, load])
  return useMemo(() => {
    const facts = new Map((data?.facts ?? []).map((fact) => [fact.name, fact]))
    const { article = [], ...others } = data?.references ?? {}
    // An article does not lead to itself.
    return { facts, references: { ...others, article: article.filter(({ value }) => `blog/${value}` !== id) } }
  }, [data, id])
}
