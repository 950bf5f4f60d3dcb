import { chatDialog } from '#app/chat/fetched-dialog.ts'
import type { IslandName } from '#app/lib/islands.ts'
import { searchDialog } from '#app/search/fetched-dialog.ts'

/** What an island fetches when its button is pressed or its form sent. */
const modules: { [Name in IslandName]?: () => Promise<unknown> } = {
  ChatButton: chatDialog.load,
  ContactForm: () => import('#contract/contact.ts'),
  NewsletterForm: () => import('#contract/newsletter.ts'),
  SearchButton: searchDialog.load,
}

/** Fetches it beside React instead of after it, but not offline: browsers of before 2026 remember an import that has failed. */
export function prefetch(island: HTMLElement): void {
  if (navigator.onLine) modules[island.dataset.island as IslandName]?.().catch(() => undefined)
}
