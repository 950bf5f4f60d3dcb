import type { Route } from '../+types/today.ts'

/** What the page knows, as its loader answers. */
export type TodayData = Route.ComponentProps['loaderData']

/** One matter that wants something: who, what, until when, and the way to it. */
export type Matter = {
  id: string
  to: string
  title: string
  text: string
  lang?: string
  /** ISO 8601; matters without a promise have none. */
  due?: string
  time: string
  isUrgent: boolean
  left: string
  act: 'answer' | 'decide' | 'look' | 'check'
}
