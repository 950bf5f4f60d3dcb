import { z } from 'zod'
import { text } from '../texts.ts'

/** By the name of a document without its language; views of the desk have names of their own. */
export const documents = () => z.strictObject({ titles: z.record(z.string(), text) })
