import { tabStorage } from '#app/lib/browser-storage.ts'

/** Name of the chat in the tab's storage. */
export const chatKey = 'chat'

/** Whether something was asked in this tab that is still there. */
export function isChatKept(): boolean {
  return tabStorage.read(chatKey) !== null
}
