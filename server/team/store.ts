import type { Language } from '#contract/language.ts'
import { countRows, hasChanged } from '../db/count.ts'
import { emailKey } from '../db/email-key.ts'
import type { DeskInvitation, DeskMember, DeskPasskey } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'

/** True once anybody was ever invited and is still in the team: before that there is no desk. */
export async function hasMembers(db: Database): Promise<boolean> {
  return (await db.selectFrom('desk_members').select('id').limit(1).executeTakeFirst()) !== undefined
}

export function listMembers(db: Database): Promise<DeskMember[]> {
  return db.selectFrom('desk_members').selectAll().orderBy('created_at').execute()
}

export function findMember(db: Database, id: string): Promise<DeskMember | undefined> {
  return db.selectFrom('desk_members').selectAll().where('id', '=', id).executeTakeFirst()
}

export function memberWithAddress(db: Database, email: string): Promise<DeskMember | undefined> {
  return db.selectFrom('desk_members').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
}

/** Adds a member, or gives the one with this address the new name and role. */
export function saveMember(db: Database, member: Omit<DeskMember, 'email_key'>): Promise<DeskMember> {
  return db
    .insertInto('desk_members')
    .values({ ...member, email_key: emailKey(member.email) })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ name: member.name, role: member.role }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function setLanguage(db: Database, id: string, language: Language): Promise<void> {
  await db.updateTable('desk_members').set({ language }).where('id', '=', id).execute()
}

export function countOwners(db: Database): Promise<number> {
  return countRows(db.selectFrom('desk_members').where('role', '=', 'owner'))
}

export async function addInvitation(db: Database, invitation: Omit<DeskInvitation, 'used_at'>): Promise<void> {
  await db.deleteFrom('desk_invitations').where('member_id', '=', invitation.member_id).execute()
  await db.insertInto('desk_invitations').values(invitation).execute()
}

/** The member whom an unused link that has not expired invites. Looking uses nothing up. */
export function invitedMember(db: Database, tokenHash: string, now: string) {
  return db
    .selectFrom('desk_invitations')
    .innerJoin('desk_members', 'desk_members.id', 'desk_invitations.member_id')
    .selectAll('desk_members')
    .select('desk_invitations.expires_at')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up an invitation, once. */
export async function takeInvitation(db: Database, tokenHash: string, now: string): Promise<boolean> {
  return db
    .updateTable('desk_invitations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$call(hasChanged)
}

export function openInvitations(db: Database, now: string) {
  return db
    .selectFrom('desk_invitations')
    .select(['member_id', 'expires_at'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

export async function addPasskey(db: Database, passkey: DeskPasskey): Promise<void> {
  await db.insertInto('desk_passkeys').values(passkey).execute()
}

export function findPasskey(db: Database, id: string): Promise<DeskPasskey | undefined> {
  return db.selectFrom('desk_passkeys').selectAll().where('id', '=', id).executeTakeFirst()
}

export function passkeysOf(db: Database, memberId: string): Promise<DeskPasskey[]> {
  return db.selectFrom('desk_passkeys').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute()
}

export function allPasskeys(db: Database): Promise<DeskPasskey[]> {
  return db.selectFrom('desk_passkeys').selectAll().orderBy('created_at').execute()
}

export async function markPasskeyUsed(db: Database, id: string, counter: number, now: string): Promise<void> {
  await db.updateTable('desk_passkeys').set({ counter, used_at: now }).where('id', '=', id).execute()
}
