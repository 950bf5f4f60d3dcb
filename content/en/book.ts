import type { book as german } from '../de/book.ts'

export const book: typeof german = {
  form: {
    labels: { start: 'Appointment', name: 'Name', email: 'Email', phone: 'Telephone', topic: 'What is it about?' },
  },
}
