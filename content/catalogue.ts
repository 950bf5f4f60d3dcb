import type { z } from 'zod'
import { type Language, languages } from '#contract/language.ts'
import { about } from './schemas/about.ts'
import { accessDocument } from './schemas/access-document.ts'
import { appointmentLetters } from './schemas/appointment-letters.ts'
import { frontMatter } from './schemas/article.ts'
import { assistant } from './schemas/assistant.ts'
import { assistantFacts } from './schemas/assistant-facts.ts'
import { auth } from './schemas/auth.ts'
import { blog } from './schemas/blog.ts'
import { book } from './schemas/book.ts'
import { calendarFeed } from './schemas/calendar-feed.ts'
import { chatDialog } from './schemas/chat-dialog.ts'
import { company } from './schemas/company.ts'
import { consent } from './schemas/consent.ts'
import { contact } from './schemas/contact.ts'
import { crash } from './schemas/crash.ts'
import { appointments as deskAppointments } from './schemas/desk/appointments.ts'
import { content as deskContent } from './schemas/desk/content.ts'
import { documents as deskDocuments } from './schemas/desk/documents.ts'
import { editor as deskEditor } from './schemas/desk/editor.ts'
import { enquiries as deskEnquiries } from './schemas/desk/enquiries.ts'
import { fields as deskFields } from './schemas/desk/fields.ts'
import { files as deskFiles } from './schemas/desk/files.ts'
import { log as deskLog } from './schemas/desk/log.ts'
import { newsletter as deskNewsletter } from './schemas/desk/newsletter.ts'
import { numbers as deskNumbers } from './schemas/desk/numbers.ts'
import { outbox as deskOutbox } from './schemas/desk/outbox.ts'
import { people as deskPeople } from './schemas/desk/people.ts'
import { pictures as deskPictures } from './schemas/desk/pictures.ts'
import { proposals as deskProposals } from './schemas/desk/proposals.ts'
import { readers as deskReaders } from './schemas/desk/readers.ts'
import { sender as deskSender } from './schemas/desk/sender.ts'
import { shell as deskShell } from './schemas/desk/shell.ts'
import { signIn as deskSignIn } from './schemas/desk/sign-in.ts'
import { suspected as deskSuspected } from './schemas/desk/suspected.ts'
import { team as deskTeam } from './schemas/desk/team.ts'
import { today as deskToday } from './schemas/desk/today.ts'
import { waitlist as deskWaitlist } from './schemas/desk/waitlist.ts'
import { earlyAccess } from './schemas/early-access.ts'
import { errors } from './schemas/errors.ts'
import { events } from './schemas/events.ts'
import { exhibits } from './schemas/exhibits.ts'
import { expertise } from './schemas/expertise.ts'
import { faq } from './schemas/faq.ts'
import { forms } from './schemas/forms.ts'
import { glossary } from './schemas/glossary.ts'
import { home } from './schemas/home.ts'
import { legal } from './schemas/legal.ts'
import { legalText } from './schemas/legal-text.ts'
import { letters } from './schemas/letters.ts'
import { newsletter } from './schemas/newsletter.ts'
import { newsletterIssues } from './schemas/newsletter-issues.ts'
import { newsletterPages } from './schemas/newsletter-pages.ts'
import { notFound } from './schemas/not-found.ts'
import { preview } from './schemas/preview.ts'
import { process } from './schemas/process.ts'
import { references } from './schemas/references.ts'
import { search } from './schemas/search.ts'
import { service } from './schemas/service.ts'
import { services } from './schemas/services.ts'
import { shell } from './schemas/shell.ts'
import { specimen } from './schemas/specimen.ts'
import { tiers } from './schemas/tiers.ts'
import { ibanCheck as toolsIbanCheck } from './schemas/tools/iban-check.ts'
import { ibanProblems as toolsIbanProblems } from './schemas/tools/iban-problems.ts'
import { linkedinPostGenerator as toolsLinkedinPostGenerator } from './schemas/tools/linkedin-post-generator.ts'
import { newsPatterns as toolsNewsPatterns } from './schemas/tools/news-patterns.ts'
import { postPatterns as toolsPostPatterns } from './schemas/tools/post-patterns.ts'
import { posting as toolsPosting } from './schemas/tools/posting.ts'
import { qrBill as toolsQrBill } from './schemas/tools/qr-bill.ts'
import { savings as toolsSavings } from './schemas/tools/savings.ts'
import { toolPage as toolsToolPage } from './schemas/tools/tool-page.ts'
import { vat as toolsVat } from './schemas/tools/vat.ts'
import { tools } from './schemas/tools.ts'
import { videoStudio } from './schemas/video-studio.ts'
import { waitlist } from './schemas/waitlist.ts'
import { workedExamples } from './schemas/worked-examples.ts'
import { workshops } from './schemas/workshops.ts'

/**
 * Every kind of document with its schema. A kind is the id of a document without the language; `services/*` stands for all
 * documents of a folder. Schemas are made when a document of their kind is first read: most processes never read most of them.
 */
const sharedSchemas = { company, consent, events, glossary, tiers, 'worked-examples': workedExamples }

/** Documents of which there is one in each language. */
const languageSchemas = {
  about: about,
  'access-document': accessDocument,
  accessibility: legalText,
  'appointment-letters': appointmentLetters,
  assistant: assistant,
  'assistant-facts': assistantFacts,
  auth: auth,
  blog: blog,
  'blog/*': frontMatter,
  book: book,
  'calendar-feed': calendarFeed,
  'chat-dialog': chatDialog,
  contact: contact,
  crash: crash,
  'desk/appointments': deskAppointments,
  'desk/content': deskContent,
  'desk/documents': deskDocuments,
  'desk/editor': deskEditor,
  'desk/enquiries': deskEnquiries,
  'desk/fields': deskFields,
  'desk/files': deskFiles,
  'desk/log': deskLog,
  'desk/newsletter': deskNewsletter,
  'desk/numbers': deskNumbers,
  'desk/outbox': deskOutbox,
  'desk/people': deskPeople,
  'desk/pictures': deskPictures,
  'desk/proposals': deskProposals,
  'desk/readers': deskReaders,
  'desk/sender': deskSender,
  'desk/shell': deskShell,
  'desk/sign-in': deskSignIn,
  'desk/suspected': deskSuspected,
  'desk/team': deskTeam,
  'desk/today': deskToday,
  'desk/waitlist': deskWaitlist,
  'early-access': earlyAccess,
  errors: errors,
  exhibits: exhibits,
  expertise: expertise,
  faq: faq,
  forms: forms,
  home: home,
  impressum: legalText,
  legal: legal,
  letters: letters,
  newsletter: newsletter,
  'newsletter-issues': newsletterIssues,
  'newsletter-pages': newsletterPages,
  'not-found': notFound,
  preview: preview,
  privacy: legalText,
  process: process,
  references: references,
  search: search,
  services: services,
  'services/*': service,
  shell: shell,
  specimen: specimen,
  terms: legalText,
  tools: tools,
  'tools/iban-check': toolsIbanCheck,
  'tools/iban-problems': toolsIbanProblems,
  'tools/linkedin-post-generator': toolsLinkedinPostGenerator,
  'tools/news-patterns': toolsNewsPatterns,
  'tools/posting': toolsPosting,
  'tools/post-patterns': toolsPostPatterns,
  'tools/qr-bill': toolsQrBill,
  'tools/savings': toolsSavings,
  'tools/tool-page': toolsToolPage,
  'tools/vat': toolsVat,
  'video-studio': videoStudio,
  waitlist: waitlist,
  workshops: workshops,
}

type Schemas = typeof sharedSchemas & typeof languageSchemas

/** A kind of document: `company`, `faq`, `services/*`. */
export type Kind = keyof Schemas

type NameOf<Kinds> = Kinds extends `${infer Folder}/*` ? `${Folder}/${string}` : Kinds

/** What a document is called apart from its language: `company`. */
export type SharedName = NameOf<keyof typeof sharedSchemas>

/** The same for those that there are in each language: `faq`, `services/erp-automation`. */
export type LanguageName = NameOf<keyof typeof languageSchemas>

type KindOf<Name> = Name extends Kind ? Name : Name extends `${infer Folder}/${string}` ? `${Folder}/*` & Kind : never

/** What a document says: `DocumentOf<'faq'>`. An article has its Markdown as `body`. */
export type DocumentOf<Name extends SharedName | LanguageName> = z.infer<ReturnType<Schemas[KindOf<Name>]>> &
  (Name extends `blog/${string}` ? { body: string } : unknown)

/** The kind of a document by its id; undefined where there is none such. */
export function kindOf(id: string): Kind | undefined {
  const [, language, name = ''] = /^(?:(de|en)\/)?(.*)$/.exec(id) ?? []
  const kinds: object = language ? languageSchemas : sharedSchemas
  const folder = /^(\w+)\/[a-z0-9]+(-[a-z0-9]+)*$/.exec(name)?.[1]
  return [name, `${folder}/*`].find((kind) => Object.hasOwn(kinds, kind)) as Kind | undefined
}

/** The documents that there must be: those of both languages, and those of each. Services and articles are listed elsewhere. */
export const sharedNames = Object.keys(sharedSchemas)
export const languageNames = Object.keys(languageSchemas).filter((kind) => !kind.endsWith('/*'))

const made = new Map<Kind, z.ZodType>()

/** The schema of a document, or of a kind. */
export function schemaOf(id: string): z.ZodType | undefined {
  const kind = kindOf(id)
  if (!kind) return undefined
  const schema: z.ZodType = made.get(kind) ?? { ...sharedSchemas, ...languageSchemas }[kind]()
  made.set(kind, schema)
  return schema
}

/** Whether a document is an article: Markdown below its fields. */
export function isArticle(id: string): boolean {
  return /^(de|en)\/blog\//.test(id)
}

/** The file of a document inside `content/`: `de/faq.yaml`. */
export function fileOf(id: string): string {
  return `${id}.${isArticle(id) ? 'md' : 'yaml'}`
}

/** The language of a document; undefined where it has both. */
export function languageOf(id: string): Language | undefined {
  return languages.find((language) => id.startsWith(`${language}/`))
}
