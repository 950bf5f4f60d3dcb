import { z } from 'zod'
import { day } from './texts.ts'

export const consent = () => z.strictObject({ newsletter: day, waitlist: day })
