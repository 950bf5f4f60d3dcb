import type { FormName } from '#contract/forms.ts'
import type { Meta } from '../requests/request-meta.ts'
import type { Services } from '../services.ts'
import type { Numbers } from './service.ts'

const forms = {
  sendContactMessage: 'contact',
  subscribeToNewsletter: 'newsletter',
  joinWaitlist: 'waitlist',
  bookAppointment: 'appointment',
} as const satisfies Partial<Record<keyof Services, FormName>>

/** The same services, with what visitors send counted, whether their browser runs scripts or not. What they mistype, pages tell. */
export function countSubmissions(
  services: Services,
  { count, countPageOf }: Pick<Numbers, 'count' | 'countPageOf'>,
): Services {
  const counted = { ...services }
  for (const [name, form] of Object.entries(forms) as [keyof typeof forms, FormName][]) {
    counted[name] = async (input: unknown, meta: Meta) => {
      const outcome = await services[name](input, meta)
      if (outcome.ok) {
        count('form', form, 'sent')
        countPageOf('form page', form, meta.page)
        if (form === 'contact') countPageOf('read before', '', (input as { origin?: unknown }).origin)
      }
      return outcome
    }
  }
  return {
    ...counted,
    confirmNewsletter: async (token) => {
      const outcome = await services.confirmNewsletter(token)
      if (outcome.ok && !outcome.already) count('form', 'newsletter', 'confirmed')
      return outcome
    },
    askAssistant: async (input, meta) => {
      const outcome = await services.askAssistant(input, meta)
      if (outcome.ok) count('assistant', outcome.answered ? 'answered' : 'unanswered', meta.language)
      return outcome
    },
    handOnQuestion: async (input, meta) => {
      const outcome = await services.handOnQuestion(input, meta)
      if (outcome.ok) count('assistant', 'handed on', meta.language)
      return outcome
    },
  }
}
