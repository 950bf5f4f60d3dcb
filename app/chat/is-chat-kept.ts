/** Name of the chat in the tab's storage. */
export const chatKey = 'chat'

/** Whether something was asked in this tab that is still there. */
export function isChatKept(): boolean {
  try {
    return chatKey in sessionStorage
  } catch {
    return false
  }
}
