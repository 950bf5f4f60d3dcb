import { documentCopy } from '#app/lib/copy.ts'
import { billPdf } from '#app/tools/qr-bill/bill-pdf.ts'
import { swissNumber } from '#content/amounts.ts'
import { firstYear } from '#content/first-year.ts'
import { desk, phone, test } from '../../support/engines/engine-test.ts'
import { linkTo } from '../../support/engines/letter-link.ts'
import type { Visitor } from '../../support/engines/visitor.ts'
import { codeText } from '../../support/payments-code.ts'
import { codeSquares, photograph } from '../../support/printed-code.ts'
import { newAddress } from '../../support/site-test.ts'
import { words } from '../../support/words.ts'

/** Promise: the site does in Firefox and WebKit what it does in Chromium. What visitors do most: tests/engines. */
const { de, en } = words

/** As Safari does: what is pressed gets no focus. */
const giveNoFocus = (visitor: Visitor) =>
  visitor.run(() =>
    addEventListener('mousedown', (press) => (press.target as Element).closest('button') && press.preventDefault()),
  )

test('the list of services opens by its button, and closes when something else is pressed', async ({ arrive }) => {
  const visitor = await arrive(desk)
  await visitor.visit('/en/faq')
  await giveNoFocus(visitor)
  await visitor.press({ at: '.services-menu > button' })
  await visitor.see({ at: '#services-list' })
  await visitor.press({ at: 'footer p' })
  await visitor.miss({ at: '#services-list' })
  await visitor.press({ at: '.services-menu > button' })
  await visitor.press(en.shell.services['tax-reporting'])
  await visitor.reach('/en/services/tax-reporting')
})

test('the search gives the focus back', async ({ arrive }) => {
  const visitor = await arrive(phone)
  await visitor.visit('/')
  await giveNoFocus(visitor)
  await visitor.press(de.shell.search.open)
  await visitor.see({ at: '.search[open]' })
  await visitor.key('Escape')
  await visitor.find(() => document.activeElement?.classList.contains('search-button'), true)
})

test('a key opens the search', async ({ arrive }) => {
  const visitor = await arrive(desk)
  await visitor.visit('/en/about')
  await visitor.key('/')
  await visitor.see({ at: '.search[open] input' })
})

test('a message is sent without scripts', async ({ arrive, mailTo }) => {
  const visitor = await arrive({ ...phone, withoutScripts: true })
  const email = newAddress('plain')
  await visitor.visit('/contact')
  await visitor.type({ at: '#contact-name' }, 'Mira Beispiel')
  await visitor.type({ at: '#contact-email' }, email)
  await visitor.type({ at: '#contact-message' }, 'Geht das mit Abacus?')
  await visitor.press({ at: '#contact-form button' })
  await visitor.see(de.contact.form.success.title)
  await mailTo(email)
})

test('the newsletter is ordered and confirmed', async ({ arrive, mailTo }) => {
  const visitor = await arrive(desk)
  const email = newAddress('reader')
  await visitor.visit('/en/faq')
  await visitor.type({ at: 'footer input[type=email]' }, email)
  await visitor.key('Enter')
  await visitor.see(en.newsletter.pending)
  await visitor.visit(linkTo('/newsletter/confirm', (await mailTo(email)).text))
  await visitor.press({ at: 'main form button' })
  await visitor.see(en.newsletterPages.confirm.done.title)
})

test('a conversation is booked, moved and cancelled', async ({ arrive, mailTo }) => {
  const copy = documentCopy('book', 'en')
  const visitor = await arrive(desk)
  const email = newAddress('talk')
  await visitor.visit('/en/book')
  await visitor.press({ at: '.slots-day', nth: 3 })
  await visitor.press({ at: '.slots-time', nth: 2 })
  await visitor.type({ at: '#book-name' }, 'Mira Beispiel')
  await visitor.type({ at: '#book-email' }, email)
  await visitor.press(copy.form.submit)
  await visitor.see(copy.form.success.title)
  const change = linkTo('/book/change', (await mailTo(email, { letter: 'appointment-confirmation' })).text)
  await visitor.visit(change)
  await visitor.press({ at: '.slots-day', nth: 4 })
  await visitor.press({ at: '.slots-time' })
  await visitor.press(copy.change.move.button)
  await visitor.see(copy.change.moved.title)
  await visitor.visit(change)
  await visitor.press(copy.change.cancel.button)
  await visitor.see(copy.change.cancelled.title)
})

test('a question opens, and articles are filtered', async ({ arrive }) => {
  const visitor = await arrive(phone)
  await visitor.visit('/faq')
  await visitor.press({ at: 'main details summary' })
  await visitor.see({ at: 'main details[open] p' })
  await visitor.visit('/blog')
  await visitor.type({ at: '.blog-filter input' }, 'Zeitersparnis')
  await visitor.see({ at: '.blog-post' })
  await visitor.find(() => location.search, '?q=Zeitersparnis')
})

test('what is chosen before any script is calculated with', async ({ arrive }) => {
  const visitor = await arrive(phone)
  await visitor.open('/tools/vat')
  await visitor.press('Brutto')
  // 1250.00 ÷ 1.081 = 1156.336…
  await visitor.see("1'156.34")
})

test('an IBAN is judged, savings are counted, and posts are drafted', async ({ arrive }) => {
  const visitor = await arrive(phone)
  await visitor.visit('/tools/iban-check')
  await visitor.see('QR-Referenz (QRR)')
  await visitor.type('IBAN oder QR-IBAN', '_')
  await visitor.see('Nicht erlaubt: _')
  await visitor.visit('/tools/savings')
  await visitor.press({ at: '[value=standardSync]' })
  await visitor.see(swissNumber(firstYear('standardSync').oneOff.amount))
  await visitor.visit('/tools/linkedin-post-generator')
  await visitor.press('Englisch')
  await visitor.find(
    () => [...document.querySelectorAll('.post-draft')].map((draft) => draft.textContent.includes('Posting QR-bills')),
    [true, true, true, true],
  )
})

test('a QR-bill comes as PDF', async ({ arrive }) => {
  const visitor = await arrive(phone)
  await visitor.visit('/tools/qr-bill')
  await visitor.run(() => {
    const kinds: string[] = []
    const { createObjectURL } = URL
    URL.createObjectURL = (file: Blob) => {
      kinds.push(file.type)
      return createObjectURL(file)
    }
    Object.assign(window, { kinds })
  })
  await visitor.press('PDF laden')
  await visitor.find(() => (window as unknown as { kinds: string[] }).kinds, ['application/pdf'])
})

/** Chooses a file: what a person does in a window of the system, which no driver of both engines has. */
const choose = (visitor: Visitor, type: string, file: Uint8Array) =>
  visitor.run(
    (type, base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const chosen = new DataTransfer()
      chosen.items.add(new File([bytes], 'bill', { type }))
      const field = document.querySelector<HTMLInputElement>('.posting-drop input[type=file]')
      if (!field) throw new Error('no field for a file')
      field.files = chosen.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    type,
    Buffer.from(file).toString('base64'),
  )

test('an own bill is read from a PDF and from a photograph', async ({ arrive }) => {
  const { size, dark } = codeSquares(codeText({ name: 'Muster Druck GmbH', amount: '480.00' }))
  const code = { size, bars: dark.map((square) => ({ ...square, width: 1 })) }
  const pdf = billPdf({ layout: { texts: [], lines: [] }, code, title: 'bill', separate: '' })
  const visitor = await arrive(desk)
  await visitor.visit('/en/tools/posting')
  await choose(visitor, 'application/pdf', pdf)
  await visitor.see('Muster Druck GmbH')
  await choose(visitor, 'image/png', photograph(codeText({ name: 'Muster Informatik AG', amount: '1351.25' })))
  await visitor.see('Muster Informatik AG')
})

test('a page of the law is read in the other language', async ({ arrive }) => {
  const visitor = await arrive(phone)
  await visitor.visit('/privacy')
  await visitor.press({ at: '.legal-switch a[lang=en]' })
  await visitor.see({ at: '.legal[lang^=en]' })
  await visitor.reach('/privacy')
})
