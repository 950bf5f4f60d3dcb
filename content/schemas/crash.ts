import { z } from 'zod'
import { text } from './texts.ts'

export const crash = () => z.strictObject({ title: text, text, errorId: text, reload: text, home: text })
