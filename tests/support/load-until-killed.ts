import { calls } from '#contract/calls.ts'
import { postCall } from './post-call.ts'
import { type RunningServer, startServer } from './server.ts'

/** The part of an address before the @, of everybody whom the server told that all is well, by call. */
export type Acknowledged = { contact: string[]; waitlist: string[]; newsletter: string[] }

/** Posts under way at the same time. */
const lanes = 8

/** Acknowledged posts after which a server is due to be killed. */
const enough = 25

/**
 * Starts a server again and again on the same store, loads it with forms of all kinds, and kills it with SIGKILL in the
 * middle of that.
 * @returns who was acknowledged, in all rounds together.
 */
export async function loadUntilKilled(kills: number, environment: Record<string, string>): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { contact: [], waitlist: [], newsletter: [] }
  let visitor = 0
  for (let round = 0; round < kills; round++) {
    const server = await startServer({ ...environment, TRUSTED_PROXIES: '127.0.0.1' })
    let taken = 0
    let killed: Promise<void> | undefined
    const lane = async () => {
      while (!killed) {
        const number = visitor++
        const name = `v${number}`
        const call = await submit(server, number, name).catch((error) => {
          if (!killed) throw error
        })
        if (!call) return
        acknowledged[call].push(name)
        // Not always at the same step of the work: a few further posts, at random, are still let in.
        if (++taken >= enough && Math.random() < 0.2) killed ??= server.kill()
      }
    }
    try {
      await Promise.all(Array.from({ length: lanes }, lane))
    } finally {
      await server.kill()
    }
  }
  return acknowledged
}

/** @throws when the server is gone or refuses. @returns the call that was acknowledged. */
async function submit(server: RunningServer, number: number, name: string): Promise<keyof Acknowledged> {
  const email = `${name}@muster.example`
  const kind = (['contact', 'waitlist', 'newsletter'] as const)[number % 3] ?? 'contact'
  const [path, input] = {
    contact: [calls.sendContactEmail, { name, email, message: 'Bitte um eine Offerte.' }] as const,
    waitlist: [calls.waitlistSubmit, { email, tier: 'early_access' }] as const,
    newsletter: [calls.newsletterSubscribe, { email }] as const,
  }[kind]
  const { status } = await postCall(server.url, path, input, number)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return kind
}
