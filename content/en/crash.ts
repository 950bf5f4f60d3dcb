import type { crash as de } from '../de/crash.ts'

export const crash: typeof de = {
  title: 'Something went wrong',
  text: 'An unexpected error occurred. Our developers have been notified.',
  errorId: 'Error ID:',
  reload: 'Reload the page',
  home: 'Go to the homepage',
}
