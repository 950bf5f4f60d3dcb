import { z } from 'zod'
import { text } from './texts.ts'

export const preview = () => z.strictObject({ mark: text, notSent: text })
