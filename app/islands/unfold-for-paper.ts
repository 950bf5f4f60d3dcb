/** As in the style sheet. */
const folded = '.accordion details, .reasons-list details, .specimen-check'

/**
 * What is folded is printed open: where style sheets cannot do that (ui/base.css; Firefox before 143, Safari before 18.4), each is opened
 * for as long as the printing takes, without the name by which only one of them may be open.
 */
export function unfoldForPaper(): void {
  if (CSS.supports('selector(::details-content)')) return
  let before: (() => void)[] = []
  // Nobody has asked a question by it, which the address would then name.
  const silence = (event: Event) => event.stopImmediatePropagation()
  addEventListener('beforeprint', () => {
    addEventListener('toggle', silence, true)
    before = [...document.querySelectorAll<HTMLDetailsElement>(folded)].map((one) => {
      const { name, open } = one
      Object.assign(one, { name: '', open: true })
      return () => Object.assign(one, { open, name })
    })
  })
  addEventListener('afterprint', () => {
    for (const back of before) back()
    setTimeout(() => removeEventListener('toggle', silence, true))
  })
}
