import { plainLine } from '#contract/plain-line.ts'
import type { Erasure, Merging } from '#server/people/service.ts'
import type { Answer, Verb } from '../answer.ts'
import { OperatorError } from '../session.ts'
import { pairs } from '../table.ts'
import { emailArgument } from './email-argument.ts'

export function addPersonCommands(program: Verb): void {
  const person = program.command('person').description("people's rights: access and erasure")

  person
    .command('export')
    .description('everything held on a person, as JSON')
    .addArgument(emailArgument())
    .option('--document', 'as a page (HTML) in the language of the person, to read and print')
    .answering(async ({ people }, email: string, { document }: { document?: true }) => {
      const json = await people.handOut(email)
      if (!json) throw new OperatorError(unknown(email))
      if (!document) return { text: JSON.stringify(json, null, 2), json }
      const html = people.document(json)
      return { text: html, json: { html } }
    })

  person
    .command('merge')
    .description('say that an address is the same person as another one; nothing that is held changes')
    .addArgument(emailArgument())
    .argument('<into>', 'the address that stands for both')
    .answering(async ({ people }, email: string, into: string) => merged(email, await people.merge(email, into)))

  person
    .command('split')
    .description('make an address a person of its own again')
    .addArgument(emailArgument())
    .answering(async ({ people }, email: string) => merged(email, await people.split(email)))

  person
    .command('erase')
    .description('delete everything held on a person, except a keyed hash that keeps the newsletter away')
    .addArgument(emailArgument())
    .answering(async (session, email: string) => {
      const erasing = await session.people.erase(email)
      if (!erasing.ok) throw new OperatorError(`${unknown(email)}; nothing was changed`)
      const { ok: _, ...erasure } = erasing
      return erased(email, erasure)
    })
}

function merged(email: string, merging: Merging): Answer {
  if (!merging.ok)
    throw new OperatorError(
      merging.problem === 'same_person' ? 'They are one person already' : `${unknown(email)}; nothing was changed`,
    )
  return { text: `One person: ${merging.addresses.join(', ')}`, json: merging.addresses }
}

function unknown(email: string): string {
  return `Nothing is held on ${plainLine(email)}: is it spelt as the person spelt it?`
}

function erased(email: string, erasure: Erasure): Answer {
  const notes = [
    'Mailboxes and backups made before are not reached from here. A place in the beta that was given stays counted.',
    erasure.beingSent > 0 &&
      `${erasure.beingSent} of the mails was being sent at this moment; erase again in a minute to be sure.`,
    !erasure.compacted && 'The store was busy, so its log may hold traces for a while; erase again to clear it now.',
  ]
  const counts = pairs([
    ['Erased', plainLine(email)],
    ['Newsletter', erasure.newsletter],
    ['Waiting list', erasure.waitlist],
    ['Messages', erasure.contacts],
    ['Suspected', erasure.suspected],
    ['Mails', erasure.mails],
    ['Mail files', erasure.mailFiles],
    ['Limits', erasure.limits],
    ['Named by others', erasure.mentions],
  ])
  return { text: [counts, '', ...notes.filter(Boolean)].join('\n'), json: { email, ...erasure } }
}
