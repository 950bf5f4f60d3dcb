import { z } from 'zod'
import { day, inBoth, text } from './texts.ts'

/** What the site says of laws, standards and other makers' products: where that was seen, when, and until when nobody need look again. */
export const checkedFacts = () => z.array(z.strictObject({ fact: inBoth, source: text, seen: day, until: day }))
