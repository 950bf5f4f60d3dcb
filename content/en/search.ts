import type { search as de } from '../de/search.ts'

export const search: typeof de = {
  label: 'What are you looking for?',
  placeholder: 'A question, a word or a number',
  suggestionsTitle: 'Often looked for',
  suggestions: ['What does it cost to start?', 'Posting invoices', 'VAT return', 'camt.053', 'Where data is kept'],
  pagesTitle: 'Straight to',
  pages: [
    { label: 'Services and prices', href: '/services' },
    { label: 'All questions', href: '/faq' },
    { label: 'Tools', href: '/tools' },
    { label: 'Contact', href: '/contact' },
  ],
  results: 'Results',
  count: { one: '1 result', many: '{n} results', most: 'The {n} best results' },
  kinds: {
    page: 'Page',
    service: 'Service',
    faq: 'Question',
    article: 'Article',
    tool: 'Tool',
    legal: 'Legal',
  },
  none: {
    title: 'Nothing on this site matches.',
    text: 'Another word may find it. Or ask in the chat, where a machine answers, or write to us: we reply within {promise.contactReplyHours}\u00a0hours.',
    chat: 'Ask in the chat',
    contact: { label: 'Write to us', href: '/contact' },
    faq: { label: 'All questions', href: '/faq' },
  },
  keys: 'Choose with the arrow keys, open with Enter, close with Esc.',
  slashKey: 'The / key opens the search',
  privacy: 'The search runs in your browser. What you type does not leave it.',
}
