import { Command } from 'commander'
import { inSession, type Session } from './session.ts'
import { type Column, table } from './table.ts'

/** What a command has to say: to people as text, to programs as JSON. */
export type Answer = { text: string; json: object /** Ends with exit code 1 all the same. */; failed?: boolean }

/** The answer was printed, and its exit code is 1. */
export class Failed extends Error {}

/** The store's services, and a way to tell people something before the answer; programs do not get it. */
export type Asked = Session & { isForPrograms: boolean; say(text: string): void }

export type Surroundings = {
  env: Record<string, string | undefined>
  /** Gets the answer, or help. */
  print(text: string): void
  /** Gets the one line that says what is wrong, and what people ought to know besides the answer: which store it comes from. */
  complain(line: string): void
}

/** A command of the tool: its noun, or a verb of that. */
export class Verb extends Command {
  readonly #surroundings: Surroundings

  constructor(name: string | undefined, surroundings: Surroundings) {
    super(name)
    this.#surroundings = surroundings
  }

  override createCommand(name?: string): Verb {
    return new Verb(name, this.#surroundings)
  }

  /** What it does: `work` runs on the store with arguments and options, and its answer is printed, as JSON alone when `--json` is given. */
  answering<Given extends unknown[]>(work: (session: Asked, ...given: Given) => Promise<Answer>): this {
    return this.action(async (...all) => {
      const { env, print, complain } = this.#surroundings
      // Commander hands over arguments, options and the command; work takes as many as it names.
      const given = all as unknown as Given
      const isForPrograms = this.optsWithGlobals<{ json?: boolean }>().json === true
      const say = isForPrograms ? () => {} : print
      const { text, json, failed, location } = await inSession(env, async (session) => ({
        ...(await work({ ...session, isForPrograms, say }, ...given)),
        location: session.store.location,
      }))
      if (!isForPrograms) complain(`Store: ${location}`)
      print(isForPrograms ? JSON.stringify(json, null, 2) : text)
      if (failed) throw new Failed()
    })
  }
}

/** A list as a table, or in words that there is nothing. @param json what programs get of it, where that is not the rows */
export function listed<Row extends object>(
  rows: Row[],
  columns: Column<Row>[],
  nothing: string,
  json: (row: Row) => object = (row) => row,
): Answer {
  return { text: rows.length === 0 ? nothing : table(rows, columns), json: rows.map(json) }
}

/** What was deleted for good, or nearly so. */
export function dismissed(result: { dismissed: number; compacted: boolean }): Answer {
  const busy = result.compacted ? '' : ' The store was busy, so its log may hold traces for a while.'
  return { text: `Deleted: ${result.dismissed}.${busy}`, json: result }
}
