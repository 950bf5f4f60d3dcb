import { localePath } from '#app/lib/locale-path.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import type { Language } from '#contract/language.ts'

export type ChatCopy = DocumentOf<'chat-dialog'>

/** What /chat.json holds (app/files/chat-copy.ts). */
export type ChatFile = {
  words: ChatCopy
  /** The external scheduling service. */
  bookingUrl: string
}

/** Throws when the words cannot be had; the next call tries again. */
export async function loadChatCopy(language: Language): Promise<ChatFile> {
  const response = await fetch(localePath('/chat.json', language))
  if (!response.ok) throw new Error(`The chat's words answered ${response.status}`)
  return response.json()
}
