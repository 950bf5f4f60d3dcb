import type { legal as de } from '../de/legal.ts'

export const legal: typeof de = {
  contents: 'Contents',
  updated: 'As at {date}',
  language: 'Language of this text',
  german: 'Deutsch',
  english: 'English',
  shown: 'This text is now in English.',
  failed: 'The German text could not be loaded. “Deutsch” takes you to the German page.',
}
