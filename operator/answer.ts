import type { Command } from 'commander'
import { inSession, type Session } from './session.ts'
import { type Column, table } from './table.ts'

/** What a command has to say: to people as text, to programs as JSON. */
export type Answer = { text: string; json: object /** Ends with exit code 1 all the same. */; failed?: boolean }

/** The answer was printed, and its exit code is 1. */
export class Failed extends Error {}

/** The store's services, and a way to tell people something before the answer; programs do not get it. */
export type Asked = Session & { isForPrograms: boolean; say(text: string): void }

/** Makes of some work the action of a command: it runs on the store, and its answer is printed, as JSON alone when `--json` is given. */
export type Answering = <Given extends unknown[]>(
  work: (session: Asked, ...given: Given) => Promise<Answer>,
) => (...given: [...Given, ...unknown[]]) => Promise<void>

/** @param hint gets what people ought to know besides the answer: which store it comes from */
export function answering(
  env: Record<string, string | undefined>,
  print: (text: string) => void,
  hint: (line: string) => void,
): Answering {
  return <Given extends unknown[]>(work: (session: Asked, ...given: Given) => Promise<Answer>) =>
    async (...all: [...Given, ...unknown[]]) => {
      // Commander hands over arguments, options and the command; work takes as many as it names.
      const given = all as unknown as Given
      const command = all.at(-1) as Command
      const isForPrograms = command.optsWithGlobals<{ json?: boolean }>().json === true
      const say = isForPrograms ? () => {} : print
      const { text, json, failed, location } = await inSession(env, async (session) => ({
        ...(await work({ ...session, isForPrograms, say }, ...given)),
        location: session.store.location,
      }))
      if (!isForPrograms) hint(`Store: ${location}`)
      print(isForPrograms ? JSON.stringify(json, null, 2) : text)
      if (failed) throw new Failed()
    }
}

/** A list as a table, or in words that there is nothing. @param json what programs get of it, where that is not the rows */
export function listed<Row extends object>(
  rows: Row[],
  columns: Column<Row>[],
  nothing: string,
  json: (row: Row) => object = (row) => row,
): Answer {
  return { text: rows.length === 0 ? nothing : table(rows, columns, terminalWidth()), json: rows.map(json) }
}

/** Width that tables may take: the terminal's, or any when somebody else reads. */
export function terminalWidth(): number {
  return process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY
}
