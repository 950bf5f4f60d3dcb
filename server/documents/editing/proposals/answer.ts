import { z } from 'zod'

const answer = z.record(z.string(), z.string())

/** The texts in what a model wrote, by their keys; undefined for anything but one JSON object of texts, fenced or not. */
export function readAnswer(written: string): Record<string, string> | undefined {
  const [from, to] = [written.indexOf('{'), written.lastIndexOf('}')]
  if (from === -1 || to < from) return undefined
  try {
    return answer.safeParse(JSON.parse(written.slice(from, to + 1))).data
  } catch {
    return undefined
  }
}
