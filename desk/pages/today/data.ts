import type { DocumentOf } from '#content/catalogue.ts'
import type { Language } from '#contract/language.ts'

/** One task that wants something: who, what, until when, and the way to it where there is one. */
export type Task = {
  id: string
  to?: string
  title: string
  text: string
  lang?: Language
  time?: string
  /** Its hour comes before the next morning. */
  isUrgent: boolean
  /** Its hour is over. */
  isLate?: boolean
  /** Whoever it is from has replied to us. */
  hasAnswered?: boolean
  /** Assigned to whoever looks. */
  isMine?: true
  /** Its words are read to the end before one opens it. */
  isWhole?: true
  /** Before its words: to whom it is assigned, who wrote it, or the address of a firm. */
  whose?: string
  /** How many decisions it stands for, where that is not one. */
  count?: number
  act: 'answer' | 'decide' | 'record' | 'look' | 'check'
}

/** A conversation of today or tomorrow: when, with whom, how (in words with {phone} where we call) and what about. */
export type Planned = Record<'id' | 'time' | 'name' | 'way' | 'topic', string> & {
  phone: string | null
  lang: Language
}

/** Matters of one room. `unseen`: so many more are not shown. */
export type Section = {
  id: keyof DocumentOf<'desk/today'>['sections']
  to: string
  tasks: Task[]
  unseen: number
}
