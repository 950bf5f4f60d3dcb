import { forgetSecret } from '#server/db/secret-mark.ts'
import type { Verb } from '../answer.ts'

export function addSecretCommand(program: Verb): void {
  program
    .command('secret')
    .description('the key of links in mails and of hashed addresses')
    .command('changed')
    .description(
      'let the next start take a SECRET that was changed on purpose; docs/operations.md says what that costs',
    )
    .answering(async ({ context, store }) => {
      await forgetSecret(store.db)
      await context.record(store.db, { act: 'secret.changed', subject: { kind: 'store', id: null } })
      return { text: 'The next start takes the SECRET that it has, and notes it.', json: { changed: true } }
    })
}
