import { isChatKept } from '#app/chat/is-chat-kept.ts'
import { countPage } from '#app/counting/count-page.ts'
import { startBannerPlaces, startDismissal } from '#app/layout/banner-script.ts'
import { startLanguageSwitch, switchAgain } from '#app/layout/language-switch-script.ts'
import { startSecurityLog } from '#app/lib/security-log.ts'
import { keepComposition } from './composition.ts'
import { formsReady } from './forms-ready.ts'
import { keepTouches } from './kept-touches.ts'
import { parsed } from './parsed.ts'
import { keepTypedAhead } from './typed-ahead.ts'
import { keepTypedOrder } from './typed-order.ts'
import { wakeIslands, wakeSoon } from './wake.ts'

/**
 * The browser's beginning, and all that a page runs before somebody needs more: the security log, counting, what was typed before the
 * language was switched, and who waits for the islands to be needed. React comes with the first of them (wake.ts).
 */
startSecurityLog()
countPage()
startDismissal()
startLanguageSwitch()
const early = takeEarlyEvents()
keepComposition(early)
keepTypedAhead(early)
keepTypedOrder(early)
keepTouches(early)

void parsed.then(begin)
void formsReady.then(() => switchAgain(early))

function begin(): void {
  startBannerPlaces()
  if (document.querySelector('[data-question-address]')) void nameQuestions()
  wakeIslands()
  // Its button says that the conversation is still there.
  if (isChatKept()) wakeSoon('ChatButton')
}

async function nameQuestions(): Promise<void> {
  try {
    const { startQuestionAddress } = await import('#app/sections/faq-page/question-address.ts')
    startQuestionAddress()
  } catch {
    // Questions open without it.
  }
}

/** Where the page's first script (first-script.tsx) leaves what happened before the entry script ran. */
type EarlyEvents = { earlyEvents?: Event[] | undefined }

/** Presses, keys, pastes, changes of fields, forms sent and compositions of the time before this script ran, in their order. From here on nobody collects them. */
function takeEarlyEvents(): Event[] {
  const holder = window as EarlyEvents
  const events = holder.earlyEvents ?? []
  holder.earlyEvents = undefined
  return events
}
