import type { Command } from 'commander'
import { inSession, type Session } from './session.ts'

/** What a command has to say: to people as text, to programs as JSON. */
export type Answer = { text: string; json: object /** Ends with exit code 1 all the same. */; failed?: boolean }

/** The answer was printed, and its exit code is 1. */
export class Failed extends Error {}

/** Tells people something before the answer; programs do not get it. */
export type Say = (text: string) => void

/** Runs a command on the store and prints its answer, as JSON alone when `--json` is given. */
export type Answering = (command: Command, work: (session: Session, say: Say) => Promise<Answer>) => Promise<void>

/** @param hint gets what people ought to know besides the answer: which store it comes from */
export function answering(
  env: Record<string, string | undefined>,
  print: (text: string) => void,
  hint: (line: string) => void,
): Answering {
  return async (command, work) => {
    const isForPrograms = command.optsWithGlobals<{ json?: boolean }>().json
    const { text, json, failed, location } = await inSession(env, async (session) => ({
      ...(await work(session, isForPrograms ? () => {} : print)),
      location: session.store.location,
    }))
    if (!isForPrograms) hint(`Store: ${location}`)
    print(isForPrograms ? JSON.stringify(json, null, 2) : text)
    if (failed) throw new Failed()
  }
}

/** Width that tables may take: the terminal's, or any when somebody else reads. */
export function terminalWidth(): number {
  return process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY
}
