import type { FormName } from '#contract/forms.ts'
import type { ServiceContext } from '../context.ts'
import type { FormWave } from '../db/tables/forms.ts'
import { unsynced } from '../db/unsynced.ts'
import { findWave, noteWave } from './wave-rows.ts'

/** How long a form stays under suspicion after the last post that was too many. */
const quietMs = 30 * 60_000

/** A wave that goes on is noted anew when less than this is left: not at each of its posts. */
const renewedMs = 25 * 60_000

/** What another server noted is seen after so long. */
const lookEveryMs = 1_000

export type Waves = {
  /** Counts a post that brings no proof of work. True when the form is under suspicion, or comes under it now. */
  isSuspected(form: FormName): Promise<boolean>
}

/**
 * Waves of spam come from as many networks as there are posts, so no limit of a network sees them. What shows them is the number
 * of posts to one form: beyond FORM_POSTS_PER_10_MINUTES, by whomever and through whichever server, it is under suspicion.
 */
export function createWaves({
  db,
  config,
  limiter,
  now,
  log,
}: Pick<ServiceContext, 'db' | 'config' | 'limiter' | 'now' | 'log'>): Waves {
  const seen = new Map<FormName, { wave: FormWave | undefined; at: number }>()

  /** The wave that runs, as it was seen less than a second ago. */
  async function running(form: FormName, time: string): Promise<FormWave | undefined> {
    const last = seen.get(form)
    if (last && performance.now() - last.at < lookEveryMs) {
      return last.wave && last.wave.ends_at > time ? last.wave : undefined
    }
    const wave = await findWave(db, form, time)
    seen.set(form, { wave, at: performance.now() })
    return wave
  }

  return {
    isSuspected: async (form) => {
      const time = now()
      const inTime = (ms: number) => new Date(time.getTime() + ms).toISOString()
      const wave = await running(form, inTime(0))
      const { ok } = await limiter.take('formPosts', form, { max: config.formPostsPer10Minutes })
      if (ok) return wave !== undefined
      if (wave && wave.ends_at > inTime(renewedMs)) return true
      if (!wave) log.warn({ form }, 'form under suspicion')
      await unsynced(db, (on) => noteWave(on, form, inTime(0), inTime(quietMs)))
      seen.delete(form)
      return true
    },
  }
}
