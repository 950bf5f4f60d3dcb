import { outOfStep, readRecord, twinsOf, writeRecord } from './in-step.ts'
import { loadTexts } from './texts.ts'

// For whoever has brought both languages into step: remembers each text with its twin as they stand now.
const twins = twinsOf(await loadTexts())
const { changed, fresh } = outOfStep(twins, readRecord())
writeRecord(twins)
console.log(`${twins.length} texts are in step: ${changed.length} had changed in one language, ${fresh} were new.`)
