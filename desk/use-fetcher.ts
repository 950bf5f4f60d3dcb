import { useState } from 'react'
import { useFetchers, useFetcher as useRouterFetcher } from 'react-router'

/**
 * The router's fetcher, whose answers no effect misses. The router keeps them beside React's state: whatever is drawn between an answer and that
 * state sees it early, and where nothing else has changed React throws the picture away with its effects, and takes the answer for told.
 */
export function useFetcher<Answer = unknown>(options?: Parameters<typeof useRouterFetcher>[0]) {
  const fetcher = useRouterFetcher<Answer>(options)
  const [seen, setSeen] = useState(fetcher.data)
  if (seen !== fetcher.data) setSeen(fetcher.data)
  return fetcher
}

/**
 * Whether a form is being sent, until what comes of it is shown. What is only loaded does not count: of a part that has gone meanwhile the router
 * says for good that it loads, once an act has broken it off.
 */
export function useIsSending(): boolean {
  return useFetchers().some(({ formMethod }) => formMethod !== undefined)
}
