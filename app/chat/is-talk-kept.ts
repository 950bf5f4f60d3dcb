/** Name of the talk in the tab's storage. */
export const talkKey = 'talk'

/** Whether something was asked in this tab that is still there. */
export function isTalkKept(): boolean {
  try {
    return talkKey in sessionStorage
  } catch {
    return false
  }
}
