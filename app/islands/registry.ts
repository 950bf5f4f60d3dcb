import { ChatButton } from '#app/chat/chat-button.tsx'
import { Banner } from '#app/layout/banner.tsx'
import { LanguageSwitch } from '#app/layout/language-switch.tsx'
import { MobileMenu } from '#app/layout/mobile-menu.tsx'
import { ServicesMenu } from '#app/layout/services-menu.tsx'
import { SearchButton } from '#app/search/search-button.tsx'
import { NewsletterForm } from '#app/sections/newsletter-form/newsletter-form.tsx'
import { Toaster } from '#app/ui/toast.tsx'

/**
 * The parts of pages that live in the browser; everything else is HTML that no script touches. What stands on every page
 * comes with the entry, the rest is fetched by the pages that have it.
 */
export const islands = {
  banner: async () => Banner,
  chat: async () => ChatButton,
  'language-switch': async () => LanguageSwitch,
  'mobile-menu': async () => MobileMenu,
  'newsletter-form': async () => NewsletterForm,
  search: async () => SearchButton,
  'services-menu': async () => ServicesMenu,
  toaster: async () => Toaster,
  'auth-redirect': () => import('#app/sections/auth/auth-redirect.tsx').then((part) => part.AuthRedirect),
  'beta-places': () => import('#app/sections/home/beta-places.tsx').then((part) => part.BetaPlaces),
  'blog-listing': () => import('#app/sections/blog-listing/blog-listing.tsx').then((part) => part.BlogListing),
  'contact-form': () => import('#app/sections/contact-form/contact-form.tsx').then((part) => part.ContactForm),
  events: () => import('#app/sections/video-studio/events.tsx').then((part) => part.Events),
  'go-back': () => import('#app/sections/not-found/go-back.tsx').then((part) => part.GoBack),
  'iban-check': () => import('#app/tools/iban-check/iban-check.tsx').then((part) => part.IbanCheckTool),
  'legal-switch': () => import('#app/sections/legal/legal-switch.tsx').then((part) => part.LegalSwitch),
  'linkedin-post-generator': () =>
    import('#app/tools/linkedin-post-generator/linkedin-post-generator.tsx').then((part) => part.LinkedinPostGenerator),
  'qr-bill': () => import('#app/tools/qr-bill/qr-bill.tsx').then((part) => part.QrBillTool),
  'question-address': () => import('#app/sections/faq-page/question-address.tsx').then((part) => part.QuestionAddress),
  savings: () => import('#app/tools/savings/savings-tool.tsx').then((part) => part.SavingsTool),
  vat: () => import('#app/tools/vat/vat-tool.tsx').then((part) => part.VatTool),
  'waitlist-wizard': () =>
    import('#app/sections/waitlist-wizard/waitlist-wizard.tsx').then((part) => part.WaitlistWizard),
}

export type IslandName = keyof typeof islands
