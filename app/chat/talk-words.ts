import { localePath } from '#app/lib/locale-path.ts'
import type { talk } from '#content/de/talk.ts'
import type { Language } from '#contract/language.ts'

export type TalkWords = typeof talk

/** What /chat.json holds (app/files/talk-words.ts). */
export type TalkFile = {
  words: TalkWords
  /** The external scheduling service. */
  bookingUrl: string
}

/** Throws when the words cannot be had; the next call tries again. */
export async function loadTalkWords(language: Language): Promise<TalkFile> {
  const response = await fetch(localePath('/chat.json', language))
  if (!response.ok) throw new Error(`The chat's words answered ${response.status}`)
  return response.json()
}
