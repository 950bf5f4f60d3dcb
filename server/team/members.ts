import { randomBytes } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { plainLine } from '#contract/plain-line.ts'
import type { ServiceContext } from '../context.ts'
import type { DeskMember } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'
import { hashToken } from '../mail/links.ts'
import { removeMember, removePasskeysOf } from './removals.ts'
import type { Role } from './roles.ts'
import * as store from './store.ts'

/** How long an invitation's link works. */
const invitationMinutes = 30

export type Invitation = { url: string; expiresAt: string; member: DeskMember }

export type MemberProblem = { ok: false; problem: 'unknown_member' | 'last_owner' }

/** The team: who is invited, with which role, and who is out. */
export function createMembersService(context: ServiceContext) {
  return {
    /**
     * A one-time link that enrols a passkey. Inviting an address again gives it a new link, name and role; its passkeys and
     * sessions end, so that a lost device opens nothing any more. The only owner stays one.
     */
    invite: (email: string, name: string, role: Role, language: Language = 'de') =>
      context.transaction<({ ok: true } & Invitation) | MemberProblem>(async (trx) => {
        const now = context.now()
        const plainName = plainLine(name).trim().slice(0, 100)
        const token = randomBytes(32).toString('base64url')
        const known = await store.memberWithAddress(trx, email)
        const id = known?.id ?? context.newId()
        // The log's counter is taken first: of two changes at once the second one sees what the first has left.
        await context.record(trx, {
          act: known ? 'member.invite-again' : 'member.invite',
          subject: { kind: 'member', id },
          details: { role },
        })
        if (known?.role === 'owner' && role !== 'owner' && (await store.countOwners(trx)) === 1)
          return { ok: false, problem: 'last_owner' }
        const member = await store.saveMember(trx, {
          id,
          email: email.trim(),
          name: plainName,
          role,
          language,
          created_at: now.toISOString(),
        })
        await removePasskeysOf(trx, member.id)
        const expiresAt = new Date(now.getTime() + invitationMinutes * 60_000).toISOString()
        await store.addInvitation(trx, {
          token_hash: hashToken(token),
          member_id: member.id,
          created_at: now.toISOString(),
          expires_at: expiresAt,
        })
        return { ok: true, url: `${context.config.siteUrl}/desk/enrol?token=${token}`, expiresAt, member }
      }),

    /** Everybody in the team, with their passkeys and, where one is open, until when the invitation holds. */
    list: async () => {
      const [members, passkeys, invitations] = await Promise.all([
        store.listMembers(context.db),
        store.allPasskeys(context.db),
        store.openInvitations(context.db, context.now().toISOString()),
      ])
      return members.map((member) => ({
        ...member,
        passkeys: passkeys.filter((passkey) => passkey.member_id === member.id),
        invitedUntil: invitations.find((invitation) => invitation.member_id === member.id)?.expires_at ?? null,
      }))
    },

    /** Takes somebody out of the team: passkeys, sessions and invitations go at once. Somebody must stay the owner. */
    remove: (email: string) =>
      context.transaction<{ ok: true; member: DeskMember } | MemberProblem>(async (trx) => {
        const member = await store.memberWithAddress(trx, email)
        if (!member) return { ok: false, problem: 'unknown_member' }
        const subject = { kind: 'member', id: member.id } as const
        await context.record(trx, { act: 'member.remove', subject, details: { role: member.role } })
        if (await isLastOwner(trx, member)) return { ok: false, problem: 'last_owner' }
        await removeMember(trx, member.id)
        return { ok: true, member }
      }),

    changeLanguage: (id: string, language: Language) => store.setLanguage(context.db, id, language),
  }
}

/** Alone in the team, the owner may still leave: then there is no desk, as before the first invitation. */
async function isLastOwner(trx: Database, member: DeskMember): Promise<boolean> {
  if (member.role !== 'owner' || (await store.countOwners(trx)) > 1) return false
  return (await store.listMembers(trx)).length > 1
}
