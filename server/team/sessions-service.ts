import type { ServiceContext } from '../context.ts'
import { endSession, listSessions, type OpenSession, readSession, whyEnded } from './sessions.ts'

/** Sessions of the team: reading the one of a request, listing and ending them. */
export function createTeamSessionsService(context: ServiceContext) {
  const idleMinutes = context.config.deskIdleMinutes
  return {
    read: (token: string, touch: boolean): Promise<OpenSession | undefined> =>
      readSession(context.db, token, { now: context.now(), idleMinutes, touch }),

    whyEnded: (token: string) => whyEnded(context.db, token, context.now()),

    list: () => listSessions(context.db, context.now(), idleMinutes),

    /** @param memberId only a session of this member; anybody's otherwise */
    end: (id: string, memberId?: string) =>
      context.transaction(async (trx) => {
        if ((await endSession(trx, id, memberId)) === 0) return false
        await context.record(trx, { act: 'session.end', subject: { kind: 'session', id } })
        return true
      }),
  }
}
