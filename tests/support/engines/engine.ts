/** A browser engine other than Chromium, driven by the little that all of them do alike; `visitor.ts` makes words of it. */
export type Engine = {
  /** A window of its own, with nothing kept from others. */
  open: (look: Look) => Promise<Tab>
  quit: () => Promise<void>
}

export type Look = { language: 'de' | 'en'; width: number; height: number; withoutScripts?: boolean }

export type Key = 'Enter' | 'Escape' | 'ArrowDown' | '/'

export type Tab = {
  go: (address: string) => Promise<void>
  /** Runs a function in the page, which sees nothing of what surrounds it here. */
  run: <Value, Args extends unknown[]>(script: (...args: Args) => Value, ...args: Args) => Promise<Awaited<Value>>
  /** A real press of the mouse. */
  press: (x: number, y: number) => Promise<void>
  /** Real keys. */
  type: (text: string) => Promise<void>
  key: (key: Key) => Promise<void>
  /** Errors and warnings of the console, exceptions, violations of the policy. */
  problems: () => string[]
  /** What is on the screen, as PNG. */
  picture: () => Promise<Buffer>
  /** The page on paper, as PDF; where the engine's driver can. */
  print?: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Nothing takes this long by itself; a machine with other work may. */
export const patienceMs = 120_000
