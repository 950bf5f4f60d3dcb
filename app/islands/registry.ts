import type { ReactNode } from 'react'
import { ChatButton } from '#app/chat/chat-button.tsx'
import { MobileMenu } from '#app/layout/mobile-menu.tsx'
import { ServicesMenu } from '#app/layout/services-menu.tsx'
import type { IslandName, Islands } from '#app/lib/islands.ts'
import { SearchButton } from '#app/search/search-button.tsx'
import { NextFree } from '#app/sections/booking/next-free.tsx'
import { NewsletterForm } from '#app/sections/newsletter-form/newsletter-form.tsx'
import { Toaster } from '#app/ui/toast.tsx'

// The parts of pages that live in the browser; everything else is HTML that no script touches. An island is declared here,
// once: its name is that of the component, which pages use as <Island name="ChatButton" props={…} />.

type IslandComponent = (props: never) => ReactNode

/** Come with React: they stand on every page, or on most. */
const bundled = {
  ChatButton,
  MobileMenu,
  NewsletterForm,
  NextFree,
  SearchButton,
  ServicesMenu,
  Toaster,
}

/** Fetched by the pages that have them, each as a file of its own. */
const fetched = namedAsExported({
  AuthRedirect: () => import('#app/sections/auth/auth-redirect.tsx'),
  BetaPlaces: () => import('#app/sections/home/beta-places.tsx'),
  BlogListing: () => import('#app/sections/blog-listing/blog-listing.tsx'),
  BookingForm: () => import('#app/sections/booking/booking-form.tsx'),
  ContactForm: () => import('#app/sections/contact-form/contact-form.tsx'),
  Events: () => import('#app/sections/video-studio/events.tsx'),
  FreeTimes: () => import('#app/sections/contact-hero/free-times.tsx'),
  GoBack: () => import('#app/sections/not-found/go-back.tsx'),
  IbanCheckTool: () => import('#app/tools/iban-check/iban-check.tsx'),
  LegalSwitch: () => import('#app/sections/legal/legal-switch.tsx'),
  LinkedinPostGenerator: () => import('#app/tools/linkedin-post-generator/linkedin-post-generator.tsx'),
  PostingTool: () => import('#app/tools/posting/posting-tool.tsx'),
  QrBillTool: () => import('#app/tools/qr-bill/qr-bill.tsx'),
  SavingsTool: () => import('#app/tools/savings/savings-tool.tsx'),
  SlotPicker: () => import('#app/sections/booking/slot-picker.tsx'),
  Specimen: () => import('#app/specimen/specimen.tsx'),
  VatTool: () => import('#app/tools/vat/vat-tool.tsx'),
  WaitlistWizard: () => import('#app/sections/waitlist-wizard/waitlist-wizard.tsx'),
})

type Fetched = typeof fetched

/** Every island's component, by its name. */
type Registered = typeof bundled & { [Name in keyof Fetched]: ExportOf<Fetched[Name], Name> }

type ExportOf<Load extends () => Promise<object>, Name> =
  Awaited<ReturnType<Load>> extends { [Export in Name & string]: infer Component } ? Component : never

declare module '#app/lib/islands.ts' {
  interface Islands extends Registered {}
}

/** The islands that have a file of their own: the build looks for each (scripts/build-islands.ts). */
export const fetchedIslands = Object.keys(fetched)

export async function loadIsland(name: IslandName): Promise<IslandComponent> {
  const part: Partial<Islands> = name in bundled ? bundled : await fetched[name as keyof Fetched]()
  return (part as Islands)[name]
}

/** All of them, for the server, which renders without waiting. */
export async function loadIslands(): Promise<Islands> {
  const names = [...Object.keys(bundled), ...fetchedIslands] as IslandName[]
  const loaded = await Promise.all(names.map(async (name) => [name, await loadIsland(name)]))
  return Object.fromEntries(loaded)
}

/** Lets the compiler refuse a name that its module does not export. */
function namedAsExported<
  Loaders extends { [Name in keyof Loaders]: () => Promise<{ [Export in Name]: IslandComponent }> },
>(loaders: Loaders): Loaders {
  return loaders
}
