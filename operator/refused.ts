import { OperatorError } from './session.ts'

/** Why something was not done, in the words that the desk has for it (`content/en/desk/`). @throws OperatorError */
export function refused(
  words: Readonly<Record<string, string>>,
  problem: string,
  values: Readonly<Record<string, string | number>> = {},
): never {
  const text = words[problem] ?? problem
  throw new OperatorError(text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)))
}
