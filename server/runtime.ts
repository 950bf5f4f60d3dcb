import type { Server } from 'node:http'
import { type KnowledgeReader, warmUp } from '#assistant/knowledge.ts'
import { createNotifier } from './alerts/notifier.ts'
import { createAlertService } from './alerts/service.ts'
import { createWebhook } from './alerts/webhook.ts'
import { createBusyRefresh } from './appointments/busy/refresh.ts'
import { createCalendarFeedService } from './appointments/calendar-feed.ts'
import { calendarRoute } from './appointments/calendar-route.ts'
import { checkReminders } from './appointments/reminders.ts'
import type { Config } from './config.ts'
import { createContext, type ServiceParts } from './context.ts'
import { createDailyJobs } from './daily/jobs.ts'
import { checkStore } from './db/check.ts'
import { migrate } from './db/migrate.ts'
import { openStore, type Store, storeLocation } from './db/open.ts'
import { storeErrorText } from './db/problem-text.ts'
import { expectSecret } from './db/secret-mark.ts'
import { createWriteProbe, type WriteProbe } from './db/write-probe.ts'
import type { Desk } from './desk/handler.ts'
import { createDigestService } from './digest/service.ts'
import { createHttpServer } from './http.ts'
import { keepsLetter, writeQueued } from './letters.ts'
import type { Logger } from './log.ts'
import { holdMailsOfRestored } from './mail/restored.ts'
import { openMailTransport } from './mail/transport.ts'
import { createMailWorker } from './mail/worker.ts'
import { createMetrics } from './metrics/metrics.ts'
import { metricsRoute } from './metrics/route.ts'
import { createIssueStarter } from './newsletter/drafts/starter.ts'
import { createIssueWriter } from './newsletter/issue-letter.ts'
import { createRefusalNote } from './newsletter/refusals.ts'
import { countSubmissions } from './numbers/observe.ts'
import { createNumbers } from './numbers/service.ts'
import { onStop } from './on-stop.ts'
import { type Port, takePort } from './port.ts'
import { createProbes } from './probes.ts'
import type { Publisher } from './publishing/publisher.ts'
import { createReportReader } from './reports/reader.ts'
import { createInsiderCheck } from './requests/insider.ts'
import { countRefusedPosts } from './requests/refused-posts.ts'
import { createRetentionService } from './retention/service.ts'
import { tellReady } from './service-manager.ts'
import { createServices, type Services } from './services.ts'
import type { Site } from './site/site.ts'
import { StartProblem } from './start-problem.ts'
import { createWatch } from './watch.ts'

/** Puts the site together on the services that it may call; the desk makes its own from the parts, for each person. */
export type OpenedSite = Site & { desk?: Desk; publisher?: Pick<Publisher, 'start' | 'stop'> }
type OpenSite = (services: Services, parts: ServiceParts) => OpenedSite | Promise<OpenedSite>

/** The server in one piece, but for a port of its own. */
export type Runtime = {
  /** Answers requests; does not listen yet. */
  server: Server
  /** Begins what runs by itself: mails, daily jobs, the watch over both, bounces. */
  start(): void
  /** Lets what is under way finish, and closes the store. */
  stop(): Promise<void>
  /** Told when it is ready. */
  facts: { store: string; mail: string; pages: number }
}

/** Orderly stops that take longer than this are cut short. */
const stopWithinMs = 9_000

/** Who waits while a server starts again waits for a page: what the assistant knows is built after that. */
const warmUpAfterMs = 5_000

/**
 * Opens the store, brings it to the newest schema, and puts everything together on it.
 * @param beforeChanges runs when the store was found to be in order, before anything in it is changed
 * @throws StartProblem with a line for whoever has to mend the store.
 */
export async function createRuntime(
  config: Config,
  log: Logger,
  openSite: OpenSite,
  knowledge: KnowledgeReader,
  beforeChanges = async () => {},
): Promise<Runtime> {
  const store = await openForServing(config, log, beforeChanges)
  const probe = createWriteProbe(store.db)
  /** Whoever asks and hears of a problem has the operator told at once. */
  const writeProbe: WriteProbe = async () => {
    const problem = await probe()
    if (problem) watch.wake()
    return problem
  }
  const metrics = createMetrics({ store, writeProbe })
  const transport = metrics.observeTransport(openMailTransport(config))
  const worker = createMailWorker({
    db: store.db,
    config,
    log,
    transport,
    writeLetter: writeQueued,
    keepsLetter,
    writeIssue: createIssueWriter(store.db, config),
    issueGivenUp: createRefusalNote(createContext({ db: store.db, config, log })),
  })
  const parts = { db: store.db, config, log, mailQueued: worker.wake }
  const numbers = createNumbers({ ...parts, isPage: (path) => site.pages.has(path) })
  const services = metrics.observeServices(countSubmissions(createServices(parts, knowledge, numbers), numbers))
  const context = createContext(parts)
  const jobs = { retention: createRetentionService(context).runDaily, digest: createDigestService(context).run }
  const daily = createDailyJobs({ db: store.db, log, jobs })
  const issueStarter = createIssueStarter(context)
  const { alertWebhookUrl } = config
  const webhook = alertWebhookUrl ? metrics.observeWebhook(createWebhook(alertWebhookUrl, log)) : undefined
  const reports = createReportReader(context, { count: metrics.countReport })
  const notifier = createNotifier({ ...context, transport, webhook })
  const watch = createWatch(createAlertService({ ...context, notifier, writeProbe: probe }).check)
  const reminders = createWatch(() => checkReminders(context))
  const busyTimes = createWatch(createBusyRefresh(context))
  const isInsider = createInsiderCheck(config)
  const probes = createProbes({ config, store, writeProbe })
  const site = await openSite(services, parts)
  const server = createHttpServer({
    config,
    log,
    services,
    refusedPosts: countRefusedPosts(context),
    probes,
    meterRequest: metrics.meterRequest,
    metrics: metricsRoute(metrics, isInsider),
    isInsider,
    calendar: calendarRoute(createCalendarFeedService(context)),
    site,
    desk: site.desk,
  })
  return {
    server,
    start() {
      worker.start()
      daily.start()
      reminders.start()
      issueStarter.start()
      watch.start()
      busyTimes.start()
      reports.start()
      numbers.start()
      site.publisher?.start()
    },
    async stop() {
      probes.stopping()
      site.desk?.stop()
      webhook?.stop()
      const publishing = site.publisher?.stop()
      const running = [worker, daily, reminders, issueStarter, watch, busyTimes, reports]
      // Now, because a connection that does not end may cut the stop short; and after the last request, which may count.
      await Promise.all([numbers.write(), close(server), ...running.map((one) => one.stop())])
      await numbers.stop()
      await publishing
      await store.close()
    },
    facts: { store: store.kind, mail: config.smtpUrl ? 'smtp' : 'files', pages: site.fileCount },
  }
}

async function openForServing(config: Config, log: Logger, beforeChanges: () => Promise<void>): Promise<Store> {
  try {
    const store = openStore(config, log)
    await checkStore(store)
    await beforeChanges()
    await migrate(store, log)
    await expectSecret(store.db, config.secret)
    const held = await holdMailsOfRestored(store, new Date())
    if (held) log.warn({ held }, 'a backup was restored: its mails wait for operator mail release or mail discard')
    return store
  } catch (error) {
    const text = storeErrorText(error, storeLocation(config))
    throw text ? new StartProblem(text, { cause: error }) : error
  }
}

/** Serves until it is asked to stop. Resolves once it listens. */
export async function run(config: Config, log: Logger, openSite: OpenSite, knowledge: KnowledgeReader): Promise<void> {
  let port: Port | undefined
  const runtime = await createRuntime(config, log, openSite, knowledge, async () => {
    port = await takePort(config)
  })
  await port?.open(runtime.server)
  runtime.start()
  const warmingUp = setTimeout(warmUp, warmUpAfterMs, knowledge).unref()
  log.info(runtime.facts, 'ready')
  tellReady()

  const stop = async (signal: NodeJS.Signals) => {
    // Its terminal is gone, and the log's writer would try a line for ever that nobody can take.
    if (signal === 'SIGHUP') log.level = 'silent'
    log.info({ signal }, 'stopping')
    clearTimeout(warmingUp)
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    await runtime.stop()
    log.info('stopped')
    process.exit(0)
  }
  onStop(stop)
}

/** Lets what is under way finish; connections that only wait are closed at once. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
