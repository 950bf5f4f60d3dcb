import { z } from 'zod'
import { text } from './texts.ts'

export const appointmentLetters = () =>
  z.strictObject({
    labels: z.strictObject({ date: text, time: text, place: text, before: text, message: text }),
    span: text,
    moment: text,
    ways: z.strictObject({ weCall: text, video: text, youCall: text }),
    calendar: z.strictObject({
      summary: text,
      places: z.strictObject({ weCall: text, video: text, youCall: text }),
      change: text,
    }),
    change: text,
    reason: text,
    confirmation: z.strictObject({
      subject: text,
      preview: text,
      title: text,
      steps: z.array(text),
      paragraphs: z.array(text),
      after: z.array(text),
    }),
    moved: z.strictObject({
      visitor: z.strictObject({ subject: text, preview: text, title: text, paragraphs: z.array(text) }),
      operator: z.strictObject({ subject: text, preview: text, title: text, paragraphs: z.array(text) }),
      asked: z.strictObject({ subject: text, preview: text, title: text, paragraphs: z.array(text) }),
    }),
    cancelled: z.strictObject({
      visitor: z.strictObject({ subject: text, preview: text, title: text, paragraphs: z.array(text) }),
      operator: z.strictObject({ subject: text, preview: text, title: text, paragraphs: z.array(text) }),
      asked: z.strictObject({ subject: text, preview: text, title: text, paragraphs: z.array(text) }),
      again: text,
      reason: text,
    }),
    reminder: z.strictObject({ subject: text, preview: text, title: text, paragraphs: z.array(text) }),
    operator: z.strictObject({
      booked: z.strictObject({ subject: text, preview: text, title: text, paragraphs: z.array(text) }),
      moved: z.strictObject({ subject: text, preview: text, title: text, paragraphs: z.array(text) }),
      cancelled: z.strictObject({ subject: text, preview: text, title: text, paragraphs: z.array(text) }),
      labels: z.strictObject({ language: text, page: text }),
      languages: z.strictObject({ de: text, en: text }),
      reason: text,
    }),
  })
