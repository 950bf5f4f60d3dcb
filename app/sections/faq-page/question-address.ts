/**
 * Keeps the address and the open question together: a question opens when the address names it, and the address names the
 * question that somebody opens, so that it can be passed on and the other language opens the same one.
 */
export function startQuestionAddress(): void {
  const questions = document.querySelector('[data-question-address]')
  if (!questions) return
  // Somebody was faster than this script.
  const opened = questions.querySelector<HTMLDetailsElement>('details[open]')
  if (opened) nameQuestion(opened)
  else openNamed()
  addEventListener('hashchange', openNamed)
  // `toggle` does not bubble.
  questions.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && nameQuestion(target),
    true,
  )
}

function openNamed(): void {
  const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const question = answer?.closest('details')
  if (!answer || !question || question.open) return
  question.open = true
  answer.scrollIntoView()
}

function nameQuestion(question: HTMLDetailsElement): void {
  const named = `#${question.querySelector('[id]')?.id}`
  if (question.open === (named === location.hash)) return
  if (question.open) keepInView(question)
  // A question that closed because another opened has nothing to say about the address.
  if (question.open || named === location.hash) {
    const { pathname, search } = location
    history.replaceState(history.state, '', pathname + search + (question.open ? named : ''))
  }
}

/** An answer that closed further up may have carried the question off the top of the window. */
function keepInView(question: HTMLElement): void {
  if (question.getBoundingClientRect().top < 0) question.scrollIntoView()
}
