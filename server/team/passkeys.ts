import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import { plainLine } from '#contract/plain-line.ts'
import { recordAct } from '../audit/record.ts'
import type { ServiceContext } from '../context.ts'
import type { DeskChallenge, DeskMember, DeskPasskey } from '../db/tables/desk.ts'
import type { Database } from '../db/tables.ts'
import { hashToken } from '../mail/links.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { removePasskey } from './removals.ts'
import { markVerified, type OpenSession, openSession } from './sessions.ts'
import * as store from './store.ts'

export type PasskeyProblem = { ok: false; problem: 'dead_link' | 'not_verified' | 'unknown_passkey' }

export type SignedIn = { ok: true; token: string; endsAt: Date; member: DeskMember }

/** Loaded when somebody signs in: a server whose desk is not used does without it. */
const webauthn = () => import('@simplewebauthn/server')

/**
 * Passkeys (WebAuthn, https://www.w3.org/TR/webauthn-3/): discoverable, so that nobody types an address, and with the device's
 * own check of its user. There is no password.
 */
export function createPasskeysService(context: ServiceContext, brand: string) {
  const { origin, hostname } = new URL(context.config.siteUrl)

  return {
    /** Whom an invitation is for. Looking does not use it up. */
    invitation: (token: string) => store.invitedMember(context.db, hashToken(token), context.now().toISOString()),

    /** What the browser needs to make a passkey for the invited member. */
    enrolOptions: async (token: string): Promise<PublicKeyCredentialCreationOptionsJSON | undefined> => {
      const member = await store.invitedMember(context.db, hashToken(token), context.now().toISOString())
      return member && creationOptions(member)
    },

    /** Uses the invitation up, keeps the new passkey and signs its member in. */
    enrol: async (
      token: string,
      response: RegistrationResponseJSON,
      name: string,
      browser: string,
    ): Promise<SignedIn | PasskeyProblem> => {
      const now = context.now().toISOString()
      const tokenHash = hashToken(token)
      const member = await store.invitedMember(context.db, tokenHash, now)
      if (!member) return { ok: false, problem: 'dead_link' }
      const credential = await verifyCreation(response, member.id)
      if (!credential) return { ok: false, problem: 'not_verified' }
      return context.transaction<SignedIn | PasskeyProblem>(async (trx) => {
        if (!(await store.takeInvitation(trx, tokenHash, now))) return { ok: false, problem: 'dead_link' }
        await keepPasskey(trx, member, credential, response, name)
        return { ok: true, ...(await signIn(trx, member, credential.id, browser)) }
      })
    },

    /** A further passkey for somebody who is signed in. */
    addOptions: (member: DeskMember) => creationOptions(member),

    add: async (
      member: DeskMember,
      response: RegistrationResponseJSON,
      name: string,
    ): Promise<{ ok: true } | PasskeyProblem> => {
      const credential = await verifyCreation(response, member.id)
      if (!credential) return { ok: false, problem: 'not_verified' }
      return context.transaction(async (trx) => {
        await keepPasskey(trx, member, credential, response, name)
        return { ok: true }
      })
    },

    /** Revokes a passkey, with the sessions that it opened; not somebody's last one, without which nobody comes back. */
    remove: (memberId: string, id: string) =>
      context.transaction<{ ok: true } | { ok: false; problem: 'last_passkey' }>(async (trx) => {
        if ((await store.passkeysOf(trx, memberId)).length < 2) return { ok: false, problem: 'last_passkey' }
        if ((await removePasskey(trx, memberId, id)) > 0)
          await context.record(trx, { act: 'passkey.remove', subject: { kind: 'member', id: memberId } })
        return { ok: true }
      }),

    /** What the browser needs to show a passkey: to sign in, or once more before an act that asks for it. */
    signInOptions: (session?: OpenSession) => requestOptions(session?.member),

    signIn: async (response: AuthenticationResponseJSON, browser: string): Promise<SignedIn | PasskeyProblem> => {
      const shown = await verifyRequest(response, undefined)
      if (!shown) return { ok: false, problem: await whyNot(response) }
      return context.transaction<SignedIn | PasskeyProblem>(async (trx) => {
        const member = await store.findMember(trx, shown.passkey.member_id)
        if (!member) return { ok: false, problem: 'unknown_passkey' }
        await store.markPasskeyUsed(trx, shown.passkey.id, shown.counter, context.now().toISOString())
        return { ok: true, ...(await signIn(trx, member, shown.passkey.id, browser)) }
      })
    },

    /** Shows the passkey again, of the same member only. */
    verifyAgain: async (
      open: OpenSession,
      response: AuthenticationResponseJSON,
    ): Promise<{ ok: true } | PasskeyProblem> => {
      const shown = await verifyRequest(response, open.member)
      if (!shown) return { ok: false, problem: 'not_verified' }
      return context.transaction(async (trx) => {
        await store.markPasskeyUsed(trx, shown.passkey.id, shown.counter, context.now().toISOString())
        await markVerified(trx, open.session.id, context.now())
        return { ok: true }
      })
    },
  }

  /** Whoever was taken off the team has a passkey that nobody knows any more. */
  async function whyNot(response: AuthenticationResponseJSON): Promise<PasskeyProblem['problem']> {
    return (await store.findPasskey(context.db, String(response?.id))) ? 'not_verified' : 'unknown_passkey'
  }

  async function creationOptions(member: DeskMember) {
    const { generateRegistrationOptions } = await webauthn()
    const existing = await store.passkeysOf(context.db, member.id)
    const options = await generateRegistrationOptions({
      rpName: brand,
      rpID: hostname,
      userID: new TextEncoder().encode(member.id),
      userName: member.email,
      userDisplayName: member.name,
      attestationType: 'none',
      excludeCredentials: existing.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await keepChallenge(context.db, options.challenge, 'enrol', member.id, context.now())
    return options
  }

  async function requestOptions(member?: DeskMember): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn()
    const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'required' })
    const purpose = member ? 'verify' : 'sign-in'
    await keepChallenge(context.db, options.challenge, purpose, member?.id ?? null, context.now())
    return options
  }

  async function verifyCreation(
    response: RegistrationResponseJSON,
    memberId: string,
  ): Promise<WebAuthnCredential | undefined> {
    const { verifyRegistrationResponse } = await webauthn()
    const expectedChallenge = await expectedFrom(response, 'enrol', memberId)
    if (expectedChallenge === undefined) return undefined
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: true,
      })
      return verified ? registrationInfo.credential : undefined
    } catch (error) {
      context.log.warn({ err: error }, 'passkey refused')
      return undefined
    }
  }

  async function verifyRequest(
    response: AuthenticationResponseJSON,
    member: DeskMember | undefined,
  ): Promise<{ passkey: DeskPasskey; counter: number } | undefined> {
    const { verifyAuthenticationResponse } = await webauthn()
    const expectedChallenge = await expectedFrom(response, member ? 'verify' : 'sign-in', member?.id ?? null)
    const passkey = await store.findPasskey(context.db, String(response?.id))
    if (expectedChallenge === undefined || !passkey) return undefined
    if (member && passkey.member_id !== member.id) return undefined
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
          transports: JSON.parse(passkey.transports),
        },
        requireUserVerification: true,
      })
      return verified ? { passkey, counter: authenticationInfo.newCounter } : undefined
    } catch (error) {
      context.log.warn({ err: error }, 'passkey refused')
      return undefined
    }
  }

  /** The challenge that an answer names, used up whether the answer turns out right or wrong. */
  async function expectedFrom(
    answer: { response?: { clientDataJSON?: unknown } } | null | undefined,
    purpose: DeskChallenge['purpose'],
    memberId: string | null,
  ): Promise<string | undefined> {
    const challenge = readChallenge(answer?.response?.clientDataJSON)
    if (challenge === undefined) return undefined
    const isOurs = await takeChallenge(context.db, challenge, purpose, memberId, context.now())
    return isOurs ? challenge : undefined
  }

  async function keepPasskey(
    trx: Database,
    member: DeskMember,
    credential: WebAuthnCredential,
    response: RegistrationResponseJSON,
    name: string,
  ): Promise<void> {
    await store.addPasskey(trx, {
      id: credential.id,
      member_id: member.id,
      name: plainLine(name).trim().slice(0, 60) || 'Passkey',
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(response.response.transports ?? []),
      created_at: context.now().toISOString(),
      used_at: null,
    })
    const actor = { kind: 'member', id: member.id, name: member.name } as const
    await recordAct(trx, actor, { act: 'passkey.add', subject: { kind: 'member', id: member.id } }, context.now())
  }

  async function signIn(trx: Database, member: DeskMember, passkeyId: string, browser: string) {
    const session = {
      id: context.newId(),
      member_id: member.id,
      passkey_id: passkeyId,
      browser: plainLine(browser).slice(0, 80),
    }
    const { token, endsAt } = await openSession(trx, session, context.now())
    const actor = { kind: 'member', id: member.id, name: member.name } as const
    await recordAct(trx, actor, { act: 'session.open', subject: { kind: 'member', id: member.id } }, context.now())
    return { token, endsAt, member }
  }
}

/** The challenge in what the browser signed (https://www.w3.org/TR/webauthn-3/#dictionary-client-data), unproven. */
function readChallenge(clientDataJSON: unknown): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(String(clientDataJSON), 'base64url').toString())
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
