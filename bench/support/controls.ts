import type { Page } from '@playwright/test'
import { wizardOn } from '#tests/support/wizard.ts'
import { words } from '#tests/support/words.ts'

/** What visitors do on a page, each on one that they have just opened. */
export type Interaction = { what: string; path: string; act: (page: Page) => Promise<void> }

const { de } = words
const header = (page: Page, name: string) => page.locator('header').getByRole('button', { name, exact: true })

export const interactions: Interaction[] = [
  {
    what: 'open the menu',
    path: '/',
    act: (page) => page.locator('.mobile-menu summary').tap(),
  },
  {
    what: 'open the search and type',
    path: '/',
    act: async (page) => {
      await page.evaluate(() => {
        document.addEventListener('focusin', ({ target }) => {
          if ((target as HTMLElement).role === 'combobox') console.debug('may type')
        })
      })
      // Told by the page itself: asking it would wait until it has time, and so hide that it has none.
      const mayType = page.waitForEvent('console', (message) => message.text() === 'may type')
      await header(page, de.shell.search.open).tap()
      await mayType
      await page.keyboard.type('mehrwertsteuer', { delay: 120 })
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    what: 'open the chat',
    path: '/',
    act: (page) => header(page, de.shell.chat.open).tap(),
  },
  {
    what: 'open a question',
    path: '/faq',
    act: (page) => page.locator('main details summary').first().tap(),
  },
  {
    what: 'go to the next step of the wizard',
    path: '/',
    act: async (page) => {
      const wizard = wizardOn(page, de)
      await wizard.join.tap()
      await wizard.email.fill('felt@muster.example')
      await wizard.next.tap()
      await wizard.choose.waitFor()
    },
  },
]
