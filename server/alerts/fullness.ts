import { statfs } from 'node:fs/promises'
import type { Config } from '../config.ts'

/** How full the disk of the embedded store and of mails as files is, in percent. What PostgreSQL has left, only its own machine knows. */
export async function diskPercent(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<number | undefined> {
  if (config.databaseUrl) return undefined
  const { blocks, bavail } = await statfs(config.dataDir)
  return blocks === 0 ? undefined : 100 * (1 - bavail / blocks)
}
