import type { IslandName } from './registry.ts'

/** What an island fetches when its button is pressed or its form sent. */
const answers: { [Name in IslandName]?: () => Promise<unknown> } = {
  ChatButton: () => import('#app/chat/chat-dialog.tsx'),
  ContactForm: () => import('#contract/contact.ts'),
  NewsletterForm: () => import('#contract/newsletter.ts'),
  SearchButton: () => import('#app/search/search-dialog.tsx'),
}

/** Fetches it beside React instead of after it. What fails now is fetched again when it is needed. */
export function fetchAnswer(island: HTMLElement): void {
  answers[island.dataset.island as IslandName]?.().catch(() => undefined)
}
