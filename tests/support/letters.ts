import type { Letter } from '#server/mail/letters.ts'

/** What letters need of the settings. */
export const letterConfig = {
  siteUrl: 'https://site.example',
  secret: 'secret'.repeat(8),
  operatorEmail: 'team@saldora.example',
  bookingUrl: 'https://termin.saldora.example/erstgespraech',
}

/** What somebody might type to make trouble. */
export const typed = {
  name: 'Mira <b>"Beispiel"</b> {brand}',
  email: 'mira@muster.example',
  company: 'Muster & Söhne',
  message: 'Zeile 1\n<script>alert(1)</script> {mail.contact}',
}

/** Every letter that the site sends, at least once. */
export const everyLetter: Letter[] = [
  { kind: 'newsletter-confirmation', tokenId: 'a' },
  { kind: 'newsletter-welcome', subscriberId: 'b' },
  { kind: 'waitlist-received', position: 7, tier: 'early_access' },
  { kind: 'waitlist-accepted', tier: 'early_access' },
  { kind: 'waitlist-accepted', tier: 'founders_beta' },
  { kind: 'waitlist-declined' },
  { kind: 'contact-operator', ...typed, page: '/contact', receivedAt: '2026-11-21T08:00:00.000Z' },
  { kind: 'contact-receipt' },
  { kind: 'event-receipt', event: 'mwst-viertes-quartal', receivedAt: '2025-02-19T08:00:00.000Z' },
]
