import type { errors as de } from '../de/errors.ts'

export const errors: typeof de = {
  400: {
    title: 'This address is blocked',
    hint: 'It contains something that belongs in no address, such as program code. If a link brought you here, please tell us where it is.',
    description:
      'This address contains something that belongs in no address. From here you can reach the {brand} homepage.',
  },
  429: {
    title: 'Too many requests',
    hint: 'A great many requests came from your network in a short time. Wait a minute and reload the page. If you were sending a form, go back and send it again then.',
    description: 'A great many requests came to {brand} from your network in a short time. Wait a minute.',
  },
  503: {
    title: 'Busy at the moment',
    hint: 'A great many people want something from us right now. Wait a minute and reload the page. If you were sending a form, go back and send it again then.',
    description: 'A great many people want something from {brand} right now. Wait a minute and reload the page.',
  },
}
