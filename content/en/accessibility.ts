import type { LegalCopy } from '../legal-shape.ts'

export const accessibility: LegalCopy = {
  meta: {
    title: 'Accessibility',
    description:
      'How accessible this website is: it aims at WCAG 2.2, level AA. What we have tested, what we do not know yet, and how to tell us about a barrier.',
    keywords: ['accessibility', 'WCAG 2.2', 'keyboard', 'screen reader'],
  },
  title: 'Accessibility',
  lead: 'This website is meant to work as well with a keyboard, a screen reader, magnification or speech input as it does with a mouse. Here is how far it has come.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'aim',
      title: 'Aim and state',
      blocks: [
        {
          kind: 'facts',
          rows: [
            { term: 'Aim', detail: 'WCAG\u00a02.2, level\u00a0AA' },
            { term: 'Scope', detail: 'all pages of this website, in German and English' },
            { term: 'Last tested', detail: '22 November 2026, by ourselves' },
            { term: 'Result', detail: 'no known failures apart from the limits given below' },
          ],
        },
        {
          kind: 'text',
          text: 'No independent body has examined the website. Automatic tests find only some of the possible barriers, which is why we do not promise that there are none.',
        },
      ],
    },
    {
      id: 'tested',
      title: 'What is tested',
      blocks: [
        {
          kind: 'text',
          text: 'These belong to the automatic tests that the website has to pass before it is published.',
        },
        {
          kind: 'list',
          items: [
            'Every page with the test engine axe: narrow and wide, in the light and in the dark colour scheme',
            'States: each step of the waiting list, errors and answers of the forms, open menus, the search, unfolded answers, the pages for unknown addresses and for faults',
            'Keyboard: skip link, menus, search, forms; nothing that takes the focus stays hidden under the header',
            'Text at twice its size, on a phone, a tablet and a large screen: no sideways scrolling, nothing cut off',
            'No sideways scrolling at a width of 320\u00a0pixels, which equals magnification to 400\u00a0%',
            'Contrast: body text at least 7:1, links and error texts at least 4.5:1, edges of fields and focus rings at least 3:1',
            'Forms and navigation without JavaScript',
          ],
        },
        {
          kind: 'text',
          text: 'We have looked at the pages with forced colours, with reduced motion and in print.',
        },
      ],
    },
    {
      id: 'operation',
      title: 'What may help you',
      blocks: [
        {
          kind: 'list',
          items: [
            'Light or dark follows the setting of your device.',
            'The drawing on the home page moves. A switch beside it stops it; if your device is set to less motion, it stands still from the start.',
            'The /\u00a0key opens the search. You can switch it off in the search window, for instance if you operate your computer by voice. Ctrl\u00a0+\u00a0K always opens the search.',
            'After sending a form, the focus moves to the answer or to the list of errors. Each error there is a link to its field.',
            'Messages at the edge of the screen stay as long as the pointer or the focus is on them.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Known limits',
      blocks: [
        {
          kind: 'list',
          items: [
            'We have not yet tested with people with disabilities, nor with widely used screen readers such as NVDA, JAWS and VoiceOver.',
            'The PDF of the QR-bill carries no tags for screen readers. What it says stands as text on the page that makes it.',
            'The lettering in some drawings is small on narrow screens. What it shows is also in the text beside it.',
            'Where an external service is connected for booking appointments, we have no influence on its pages. You can also arrange an appointment by email or phone.',
            'There are no versions in easy-to-read language or sign language.',
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Legal background',
      blocks: [
        {
          kind: 'text',
          text: 'The Swiss Disability Discrimination Act (DDA, SR\u00a0151.3) forbids private parties who offer services to the public to discriminate against people because of a disability (art.\u00a06). The Swiss standard eCH-0059, version\u00a03.0, is addressed above all to public bodies and licensed companies and rests on WCAG\u00a02.1. We measure ourselves voluntarily against the newer WCAG\u00a02.2.',
        },
      ],
    },
    {
      id: 'feedback',
      title: 'Report a barrier',
      blocks: [
        {
          kind: 'text',
          text: 'Something does not work? Write to us: on which page, and what you work with. We answer within {promise.contactReplyHours}\u00a0hours, say when it will be mended, and give you the information in another way until then.',
        },
        { kind: 'link', label: 'Email to {mail.contact}', href: 'mailto:{mail.contact}' },
        { kind: 'link', label: 'Contact form', href: '/contact' },
      ],
    },
  ],
}
