import { readFile } from 'node:fs/promises'

/** Reports in the shapes of some providers, written for these tests: tests/reports. */
export type ReportName =
  | ('postfix' | 'exchange' | 'gmail' | 'exim' | 'qmail')
  | ('complaint' | 'out-of-office' | 'full' | 'delayed')

/**
 * @param to the return path under which it arrives
 * @param recipient whom the mail did not reach, or who complains
 */
export async function reportMail(name: ReportName, to: string, recipient: string): Promise<Buffer> {
  const text = await readFile(new URL(`../reports/${name}.eml`, import.meta.url), 'utf8')
  const filled = text.replaceAll('{to}', to).replaceAll('{recipient}', recipient)
  return Buffer.from(filled.replace(/\r?\n/g, '\r\n'))
}
