import { z } from 'zod'
import { text } from './texts.ts'

export const calendarFeed = () =>
  z.strictObject({ name: text, call: text, meeting: text, topic: text, note: text, asked: text })
