import { data } from 'react-router'
import type { Access } from '../../access.server.ts'
import type { MailAnswer } from './acts.tsx'

/** What is done with one mail, in the list and on its page. @throws 404, 400 */
export async function actOnMail({ services }: Access, id: string, form: FormData): Promise<MailAnswer> {
  const { mails, people } = services
  const to = (await mails.find(id))?.mail.recipient
  if (to === undefined) throw data('unknown', 404)
  switch (form.get('act')) {
    case 'retry':
      await mails.retry(id)
      return sentAgain(to)
    case 'correct': {
      const email = String(form.get('email') ?? '').trim()
      const corrected = await people.correctAddress(id, email)
      if (!corrected.ok) return { id, problem: corrected.problem }
      const { isAgain, correction } = corrected
      return { id, did: isAgain ? 'corrected-again' : 'corrected', to: email, at: Date.now(), correction }
    }
    case 'undo-correct': {
      const listed = (name: string) => form.getAll(name).map(String)
      const correction = { from: String(form.get('from') ?? ''), rows: listed('row') }
      const people = listed('person').map((addresses) => addresses.split(' '))
      if (!(await services.people.undoCorrection(id, { ...correction, people }))) return { id, problem: 'unknown' }
      return { id, did: 'uncorrected', to: correction.from }
    }
    case 'settle':
      await mails.settle(id)
      return { id, did: 'settled', to, at: Date.now() }
    case 'unsettle':
      await mails.unsettle(id)
      return { id, did: 'unsettled', to }
    default:
      throw data('bad request', 400)
  }

  async function sentAgain(to: string): Promise<MailAnswer> {
    const mail = await mails.outcomeOf(id)
    if (!mail?.error) return { id, did: mail?.status === 'sent' ? 'arrived' : 'retried', to }
    return { id, did: 'failed', to, reason: mails.reasonOf(mail) }
  }
}
