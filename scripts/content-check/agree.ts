import { outOfStep, twinsOf } from '#content/check/in-step.ts'
import { textPairs } from '#content/check/texts.ts'
import { showFiles } from '#content/documents.ts'
import { readRecord, writeRecord } from './in-step-record.ts'

// For whoever has brought both languages into step: remembers each text with its twin as they stand now.
showFiles()
const twins = twinsOf(textPairs())
const { changed, fresh } = outOfStep(twins, readRecord())
writeRecord(twins)
console.log(`${twins.length} texts are in step: ${changed.length} had changed in one language, ${fresh} were new.`)
