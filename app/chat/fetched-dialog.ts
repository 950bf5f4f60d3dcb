import { fetchedOnce } from '#app/lib/fetched-once.ts'
import { loadChatCopy } from './chat-copy.ts'

/** The dialog with its words, which the page does without until it is opened. */
export const chatDialog = fetchedOnce(async () => {
  const [{ ChatDialog: Dialog }, file] = await Promise.all([
    import('./chat-dialog.tsx'),
    loadChatCopy(document.documentElement.lang.startsWith('en') ? 'en' : 'de'),
  ])
  return { Dialog, ...file }
})
