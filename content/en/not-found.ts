import type { notFound as de } from '../de/not-found.ts'

export const notFound: typeof de = {
  meta: {
    title: 'Page not found',
    description:
      'There is no page at this address on the {brand} site. From here you can reach the homepage, the services, the blog, the team and the FAQ.',
  },
  title: 'Page not found',
  hint: 'There is no document on file for this address. Check the URL for a typing error, or go to the homepage.',
  cardsTitle: 'What there is',
  cards: [
    {
      title: 'Services',
      text: 'Receipts, VAT, interfaces, AI workflows, founding a company, workshops. Prices included.',
      href: '/services',
    },
    { title: 'Blog', text: 'The QR-bill, bexio and Abacus, time saved: dated, and with sources.', href: '/blog' },
    { title: 'About', text: 'The people who build the processes and answer for them afterwards.', href: '/about' },
    { title: 'FAQ', text: 'How it works, how safe it is, what it costs, where it ends.', href: '/faq' },
  ],
  home: { label: 'Return Home', href: '/' },
  contact: { label: 'Contact Support', href: '/contact' },
  back: 'Go Back',
  searchesTitle: 'Suggested searches in the blog',
  searches: ['Swiss ERP Integration', 'AI Accounting', 'Tax Automation', 'FINMA Compliance'],
}
