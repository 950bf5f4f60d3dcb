import { calls } from '#contract/calls.ts'

/** Calls that leave something behind: a message, an address, an appointment, a figure. The others only answer. */
const lasting = [
  calls.newsletterSubscribe,
  calls.waitlistSubmit,
  calls.sendContactEmail,
  calls.handOnQuestion,
  calls.bookAppointment,
  calls.logSecurityEvent,
  calls.pageReport,
]

/**
 * A script before all others of a preview: a form that is sent says that it is one of a preview, and nothing leaves the page. It knows no form by
 * name, so that it holds for the next one too.
 * @param words what the form says
 */
export function previewScript(words: string): string {
  const given = JSON.stringify({ words, lasting }).replaceAll('<', '\\u003c')
  return `<script>(${inPage.toString()})(${given})</script>`
}

/** Runs in the browser: everything that it needs is handed over. */
function inPage({ words, lasting }: { words: string; lasting: readonly string[] }): void {
  const fetchAll = window.fetch
  let form: HTMLFormElement | undefined

  function tell(): void {
    if (!form) return
    document.getElementById('preview-notice')?.remove()
    const notice = document.createElement('p')
    Object.assign(notice, { id: 'preview-notice', className: 'form-message', tabIndex: -1, textContent: words })
    notice.setAttribute('role', 'alert')
    form.append(notice)
    notice.focus()
  }

  addEventListener(
    'submit',
    (event) => {
      form = event.target as HTMLFormElement
      if (form.getAttribute('method')?.toLowerCase() !== 'post') return
      event.preventDefault()
      event.stopImmediatePropagation()
      tell()
    },
    true,
  )
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!lasting.includes(pathname)) return fetchAll(input, init)
    if (!init?.keepalive) tell()
    return Promise.resolve(Response.json({ success: false, code: 'preview', message: words }, { status: 403 }))
  }
}
