import { Option } from 'commander'
import { type Language, languages } from '#contract/language.ts'
import { writeLetter } from '#server/letters.ts'
import type { Verb } from '../answer.ts'

export function addDigestCommand(program: Verb): void {
  program
    .command('digest')
    .description('the daily digest of the last 24 hours, without sending it')
    .addOption(new Option('--language <language>', 'in this language').choices(languages).default('de'))
    .answering(async ({ config, digest }, { language }: { language: Language }) => {
      const figures = await digest.preview()
      return { json: figures, text: writeLetter({ kind: 'digest', figures }, language, config).text.trimEnd() }
    })
}
