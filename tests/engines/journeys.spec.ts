import { documentCopy } from '#app/lib/copy.ts'
import { desk, phone, test } from '../support/engines/engine-test.ts'
import { newAddress } from '../support/site-test.ts'
import { words } from '../support/words.ts'

/** What visitors do most. All else: tests/endurance/engines. */
const { de, en } = words

test('the menu opens, closes and leads on, back and forward', async ({ arrive }) => {
  const visitor = await arrive(phone)
  await visitor.visit('/')
  await visitor.press({ at: '.mobile-menu summary' })
  await visitor.see({ at: '.mobile-menu nav' })
  await visitor.press({ at: '.mobile-menu summary' })
  await visitor.miss({ at: '.mobile-menu nav' })
  await visitor.press({ at: '.mobile-menu summary' })
  await visitor.press(de.shell.nav.faq)
  await visitor.reach('/faq')
  await visitor.back()
  await visitor.reach('/')
  await visitor.forward()
  await visitor.reach('/faq')
})

test('the bill on the home page is posted and paid', async ({ arrive }) => {
  const { approve } = documentCopy('tools/posting', 'en').tool.proposal
  const { payment, proposal } = documentCopy('specimen', 'en')
  const visitor = await arrive(desk)
  await visitor.visit('/en/')
  await visitor.press(approve)
  await visitor.see(proposal.said.posted)
  await visitor.press({ at: '.specimen-after > summary' })
  await visitor.press(payment.release)
  await visitor.see(proposal.said.closed)
})

test('the search finds', async ({ arrive }) => {
  const visitor = await arrive(phone)
  await visitor.visit('/about')
  await visitor.press(de.shell.search.open)
  await visitor.type({ at: '.search input[role=combobox]' }, 'Belege aufbewahren')
  await visitor.see({ at: '.search [role=option] mark' })
  await visitor.key('ArrowDown')
  await visitor.key('Enter')
  await visitor.reach('/faq')
})

test('the assistant answers', async ({ arrive }) => {
  const visitor = await arrive(phone)
  await visitor.visit('/impressum')
  await visitor.press(de.shell.chat.open)
  await visitor.type({ at: '.chat textarea' }, 'Wie lange Belege aufbewahren?')
  await visitor.key('Enter')
  await visitor.see('Zehn Jahre')
})

test('a message is sent, with what was typed before the language was switched', async ({ arrive, mailTo }) => {
  const visitor = await arrive(desk)
  const email = newAddress('engine')
  await visitor.visit('/contact')
  await visitor.type({ at: '#contact-name' }, 'Mira Beispiel')
  await visitor.press({ at: '.header-row > .language-switch a[lang=en]' })
  await visitor.reach('/en/contact')
  await visitor.find(() => document.querySelector<HTMLInputElement>('#contact-name')?.value, 'Mira Beispiel')
  await visitor.type({ at: '#contact-email' }, email)
  await visitor.type({ at: '#contact-message' }, 'Does it go with Abacus?')
  await visitor.press({ at: '#contact-form button' })
  await visitor.see(en.contact.form.success.title)
  await mailTo(email)
})

test('the waiting list is joined', async ({ arrive }) => {
  const { wizard } = de.waitlist
  const visitor = await arrive(phone)
  await visitor.visit('/waitlist')
  await visitor.press(wizard.join.button)
  await visitor.type({ at: '.wizard input[type=email]' }, newAddress('joins'))
  await visitor.press(wizard.next)
  await visitor.press(wizard.offer.choose)
  await visitor.press({ at: '.wizard input[type=checkbox]' })
  await visitor.press(wizard.motivation.submit)
  await visitor.see(wizard.success)
})
