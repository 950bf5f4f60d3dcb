import { hostname } from 'node:os'
import { showDocuments } from '#content/documents.ts'
import { inOneLine, type Problem } from '#content/problem.ts'
import { type Language, languages } from '#contract/language.ts'
import type { ServiceContext } from '../context.ts'
import { isStoreUnavailable } from '../db/unavailable.ts'
import type { Documents, DocumentsParts } from '../documents/parts.ts'
import { createScheduleService } from '../documents/schedule.ts'
import { createDocumentsService, type DocumentsService, type Published } from '../documents/service.ts'
import { forgetServer, noteServer } from '../documents/site-servers.ts'
import { logFailure, logStoreProblem } from '../log-rarely.ts'
import type { SiteAddresses } from '../site/addresses.ts'
import type { LiveSite } from '../site/live-site.ts'
import type { LoadedSite } from '../site/load.ts'
import { createWatch } from '../watch.ts'
import { passagesIn, readLearned } from './learned.ts'
import type { LiveKnowledge } from './live-knowledge.ts'
import type { SiteMaker } from './maker.ts'
import { prunePublished } from './published-folder.ts'
import { createPublishedSites, type Made } from './published-site.ts'

export type Publisher = {
  /** Shows what is published before the first request, as far as it can be shown. */
  open(): Promise<void>
  /** Looks every second whether something was published elsewhere; what is published here, by `documents`, is seen at once. */
  start(): void
  documents: DocumentsParts
  /** The service that stands on them. */
  service: DocumentsService
  stop(): Promise<void>
}

type PublisherParts = {
  context: ServiceContext
  documents: Pick<DocumentsParts, 'release' | 'pictures'>
  site: LiveSite
  /** As the build left it. */
  release: LoadedSite
  maker: SiteMaker
  buildFolder: string
  buildId: string
  addresses: SiteAddresses
  knowledge: LiveKnowledge
}

const lookEveryMs = 1_000
/** Others take a server that is silent for three times as long for one that has gone. */
const noteEveryMs = 5_000
/** A publication that could not be shown for want of memory or disk is tried again so often. */
const tryAgainMs = 10_000

/**
 * Shows what is published: looks for it in the store, has a site made of it, and swaps it for the one that is shown. Whatever fails, the
 * one that is shown stays.
 */
export function createPublisher(parts: PublisherParts): Publisher {
  const { context, site, maker } = parts
  const { db, log, config, now } = context
  const stopping = new AbortController()
  const { signal } = stopping
  const sites = createPublishedSites({
    ...{ db, log, maker, dataDir: config.dataDir, buildFolder: parts.buildFolder, buildId: parts.buildId },
    ...{ addresses: parts.addresses, release: parts.release, released: parts.documents.release, signal },
  })
  const documents: DocumentsParts = {
    ...parts.documents,
    check: (set) => sites.check(set, shown.folder),
    judge: (set) => sites.judge(set, shown.folder),
    published: () => looks.wake(),
  }
  const service = createDocumentsService(context, documents)
  const schedule = createScheduleService(context, documents)
  const id = [hostname(), config.port, ...(config.sharesPort ? [process.pid] : [])].join(':')
  let shown = { number: 0, folder: undefined as string | undefined }
  /** What could not be shown, or not all of it, and why. */
  let failed: { number: number; failure: string; againAt: number } | undefined
  const looks = createWatch(look, lookEveryMs)
  /** Also while a site is made. */
  const notes = createWatch(() => note().catch((error) => logStoreProblem(log, error)), noteEveryMs)

  async function look(): Promise<void> {
    try {
      await schedule.publishDue()
      const published = await service.publishedNumber()
      const waits = failed?.number === published && now().getTime() < failed.againAt
      if (published !== shown.number && !waits) await show(await service.published())
    } catch (error) {
      if (signal.aborted) return
      logFailure(log, error, 'publications cannot be looked for')
    }
  }

  /**
   * Has a site made of what is published, and serves it.
   * @param withheld what is wrong with documents for this version of the program: the release's stand in their place
   * @returns the same, where it was found now and nothing is shown for it
   */
  async function show({ number, ...published }: Published, withheld: Problem[] = []): Promise<Problem[] | undefined> {
    const documents = withRelease(published.documents, withheld)
    try {
      const began = performance.now()
      const before = shown.folder
      const made = await sites.siteOf(documents, { files: site.files(), folder: before })
      if (signal.aborted) return undefined
      if ('unfit' in made) {
        // Only another version of the program can show it.
        fail(number, made.unfit.map(inOneLine).join('\n'), Number.POSITIVE_INFINITY)
        return made.unfit
      }
      if ('faults' in made) {
        const refusal = made.faults.join('\n')
        log.error({ publication: number, refusal }, 'publication refused')
        await service.refuse(number, refusal)
        return undefined
      }
      // Nothing waits between these two: a request sees the one or the other.
      showDocuments(documents)
      const written = site.show(made.files, published.redirects)
      shown = { number, folder: made.folder }
      failed = undefined
      await written
      log.info({ publication: number, ms: Math.round(performance.now() - began) }, 'published')
      await note()
      await learn(documents, made, before).catch((error) =>
        log.error({ err: error }, 'the assistant was not updated: it answers from what was published before'),
      )
      await prunePublished(config.dataDir, now().getTime(), made.folder)
    } catch (error) {
      if (signal.aborted || isStoreUnavailable(error)) throw error
      fail(number, error instanceof Error ? error.message : String(error))
      await note()
    }
    return undefined
  }

  /** What is shown stays, and it is tried again later. */
  function fail(number: number, failure: string, afterMs = tryAgainMs): void {
    failed = { number, failure, againAt: now().getTime() + afterMs }
    log.error({ publication: number, failure }, 'publication not shown')
  }

  /** With the release's files in the place of documents that have problems, and of their twins in the other language. */
  function withRelease(documents: Documents, problems: Problem[]): Documents {
    if (problems.length === 0) return documents
    const files = parts.documents.release
    const names = new Set(problems.map(({ file }) => nameOf(file.replace(/\.\w+$/, ''))))
    const fitting = new Map([...documents].filter(([id]) => !names.has(nameOf(id))))
    for (const [id, text] of files) if (names.has(nameOf(id))) fitting.set(id, text)
    return fitting
  }

  /** Has the assistant answer from what is shown, as far as that was learned; the rest is learned meanwhile. */
  async function learn(
    documents: Documents,
    { folder, index }: Pick<Made, 'folder' | 'index'>,
    before: string | undefined,
  ): Promise<void> {
    let isMissing = false
    for (const language of languages) {
      if (!folder || !index?.learning[language]) await parts.knowledge.replace(language, undefined)
      else if (await readLearned(folder, language)) await parts.knowledge.replace(language, folder)
      else {
        isMissing = true
        parts.knowledge.correct(language, await passagesIn(folder, language))
      }
    }
    if (!folder || !isMissing) return
    maker.learn(await sites.orderOf(documents, before), (language) => learned(folder, language))
  }

  function learned(folder: string, language: Language): void {
    if (shown.folder !== folder) return
    parts.knowledge.replace(language, folder).then(
      () => log.info({ publication: shown.number, language }, 'the assistant has learned what was published'),
      (error) => log.error({ err: error, language }, 'what was learned cannot be read'),
    )
  }

  async function note(): Promise<void> {
    await noteServer(db, {
      id,
      publication: shown.number,
      failed_publication: failed?.number ?? null,
      failure: failed?.failure ?? null,
      seen_at: now().toISOString(),
    })
  }

  return {
    documents,
    service,
    open: async () => {
      // One that is refused gives way to the one before it.
      for (let published = await service.published(); published.number !== shown.number; ) {
        const problems = await show(published)
        if (problems && !(await show(published, problems)) && !failed) {
          fail(published.number, problems.map(inOneLine).join('\n'), Number.POSITIVE_INFINITY)
          await note()
        }
        if (failed) return
        published = await service.published()
      }
    },
    start: () => {
      notes.start()
      looks.start()
    },
    stop: async () => {
      stopping.abort()
      const ended = [notes.stop(), looks.stop()]
      await maker.stop()
      await Promise.all(ended)
      await forgetServer(db, id, now()).catch(() => {})
    },
  }
}

/** What a document is called in either language. */
function nameOf(id: string): string {
  return id.replace(/^(de|en)\//, '')
}
