/** What is touched on a page, and by what one sees that it was answered. Selectors; the first of its kind that is visible. */
export type Control = {
  what: string
  path: string
  control: string
  /** Typed as soon as it has the focus. */
  keys?: string
  /** Where the keys are to stand in the end, when that is not the control itself; they are typed as soon as it was touched. */
  field?: string
} & ({ /** Is visible then. */ shows: string } | { /** Has another text then. */ changes: string })

/** Ten kinds of controls, each on a page that has just been opened. */
export const controls: Control[] = [
  { what: 'the menu', path: '/', control: '.mobile-menu summary', shows: '.mobile-menu[open] nav' },
  {
    what: 'the search, typed into at once',
    path: '/',
    control: '.search-button',
    keys: 'mwst',
    field: 'dialog [role=combobox]',
    shows: 'dialog[open] [role=combobox]',
  },
  {
    what: 'the assistant, typed into at once',
    path: '/',
    control: '.chat-button',
    keys: 'MWST?',
    field: 'dialog textarea',
    shows: 'dialog[open] textarea',
  },
  { what: 'a question', path: '/faq', control: 'main details summary', shows: 'main details[open] > :not(summary)' },
  { what: "the banner's cross", path: '/', control: '.banner button', shows: ':root[data-banner=off]' },
  {
    what: "the blog's filter, typed into",
    path: '/blog',
    control: '.blog-list input[type=search]',
    keys: 'bexio',
    changes: '.blog-count',
  },
  {
    what: 'the first step of the waiting list',
    path: '/waitlist',
    control: '.wizard button',
    shows: '.wizard input[type=email]',
  },
  {
    what: 'a form sent with nothing in it',
    path: '/contact',
    control: '.contact-form button[type=submit]',
    shows: '.contact-form [aria-invalid=true]',
  },
  {
    what: 'an amount typed into a tool',
    path: '/tools/vat',
    control: '#vat-amount',
    keys: '5',
    changes: '.tool-figures',
  },
  {
    what: "the example's approval",
    path: '/',
    control: 'button.specimen-button',
    changes: '.specimen-proposal',
  },
]
