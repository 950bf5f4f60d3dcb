import type { Config } from '../config.ts'
import { networkKeys } from './keyed-hash.ts'
import type { Allowance, Limiter } from './limiter.ts'
import { type LimitName, limitsTable } from './limits-table.ts'

/**
 * Counts a hit against the limit of every network that an address lies in, from the narrowest on, until one refuses.
 * @param weight how many hits this one stands for
 */
export async function takePerNetwork(
  { config, limiter, now }: { config: Pick<Config, 'secret'>; limiter: Limiter; now(): Date },
  limit: LimitName,
  address: string,
  weight = 1,
): Promise<Allowance> {
  for (const { key, share } of networkKeys(config.secret, address, now())) {
    const allowance = await limiter.take(limit, key, { weight, max: limitsTable[limit].max * share })
    if (!allowance.ok) return allowance
  }
  return { ok: true }
}
