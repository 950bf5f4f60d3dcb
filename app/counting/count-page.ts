import { callHeaders } from '#app/lib/backend-client.ts'
import { isCountingRefused } from '#app/lib/counting-refused.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import { calls } from '#contract/calls.ts'
import type { CountedAct, Device, PageReport } from '#contract/page-report.ts'
import { onSearch } from './site-search.ts'
import { readVitals } from './vitals.ts'

const tags = ['source', 'medium', 'campaign'] as const

/**
 * Tells the server that this page was shown, and what was done on it: two small messages without anything that says who reads.
 * Nothing is stored in the browser. A page that was only prepared for a reader counts once it is shown.
 */
export function countPage(): void {
  if (isCountingRefused()) return
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true })
  } else begin()
}

function begin(): void {
  const vitals = readVitals()
  const page = { path: location.pathname, device: device() }
  const acts: NonNullable<PageReport['acts']> = {}
  let isViewed = false
  let isMeasured = false

  const add = (act: CountedAct) => {
    acts[act] = Math.min(50, (acts[act] ?? 0) + 1)
  }
  const addOnce = (act: CountedAct) => {
    acts[act] = 1
  }

  function send(report: Omit<PageReport, 'path' | 'device'>): void {
    fetch(calls.pageReport, {
      method: 'POST',
      headers: callHeaders('application/json'),
      body: JSON.stringify({ ...page, ...report }),
      // The page may be gone before the answer comes.
      keepalive: true,
    }).catch(() => {
      // A figure less; the reader need not know.
    })
  }

  function view(): void {
    if (isViewed) return
    isViewed = true
    send({ view: { from: hostBefore(), ...campaign() } })
    watchForms(addOnce)
  }

  /** A telephone may end a page that is in the background without a word: what is known then is sent when it goes there. */
  function leave(): void {
    view()
    const measured = isMeasured ? {} : vitals()
    isMeasured = true
    const report = { acts: { ...acts }, vitals: measured }
    for (const act of Object.keys(acts) as CountedAct[]) delete acts[act]
    if (Object.keys(report.acts).length + Object.keys(measured).length > 0) send(report)
  }

  whenIdle(view)
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), true)
  addEventListener('pagehide', leave, true)
  // Shown again by the button that leads back, without having been loaded.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    isViewed = false
    view()
  })
  document.addEventListener('click', ({ target }) => countTouch(target, add), true)
  document.addEventListener('input', ({ target }) => countInput(target, addOnce), true)
  document.addEventListener('submit', ({ target }) => countRefused(target, add), true)
  onSearch((isAnswered) => add(isAnswered ? 'search answered' : 'search unanswered'))
}

function device(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer'
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet'
}

function hostBefore(): string {
  const before = URL.parse(document.referrer)
  if (!before) return ''
  return before.host === location.host ? 'own' : before.host.replace(/^www\./, '')
}

function campaign() {
  const query = new URLSearchParams(location.search)
  const given = tags.map((tag) => [tag, query.get(`utm_${tag}`)?.slice(0, 100)])
  return Object.fromEntries(given.filter(([, value]) => value))
}

function countTouch(target: EventTarget | null, add: (act: CountedAct) => void): void {
  const link = target instanceof Element && target.closest('a')
  if (!link) return
  if (link.dataset.touch === 'booking') add('touch booking')
  else if (link.protocol === 'tel:') add('touch telephone')
  else if (link.protocol === 'mailto:') add('touch mail')
  else if (/(^|\.)linkedin\./.test(link.host)) add('touch linkedin')
}

function countInput(target: EventTarget | null, addOnce: (act: CountedAct) => void): void {
  if (!(target instanceof Element)) return
  const form = countedForm(target.closest('form'))
  if (form) addOnce(`form ${form} begun`)
  else if (location.pathname.includes('/tools/') && target.closest('main')) addOnce('tool used')
}

/** The form marks its wrong fields a moment later, before anything is sent. */
function countRefused(target: EventTarget | null, add: (act: CountedAct) => void): void {
  if (!(target instanceof HTMLFormElement)) return
  const form = countedForm(target)
  if (form) setTimeout(() => target.querySelector('[aria-invalid="true"]') && add(`form ${form} refused`), 500)
}

function watchForms(addOnce: (act: CountedAct) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const form = isIntersecting && countedForm(target)
      if (form) addOnce(`form ${form} seen`)
    }
  })
  for (const form of document.querySelectorAll('form[data-form]')) observer.observe(form)
}

function countedForm(form: Element | null) {
  return (form as HTMLFormElement | null)?.dataset.form as
    | 'contact'
    | 'newsletter'
    | 'waitlist'
    | 'appointment'
    | undefined
}
