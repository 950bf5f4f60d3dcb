import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { FigureId } from './figures.ts'
import { loadBefore } from './report.ts'

/** Where measurements leave their figures for the summary: a file for each, with the figure's id as its name. */
const folder = 'bench/results'

const measuredSchema = z.object({
  now: z.string(),
  met: z.boolean().optional(),
  at: z.iso.datetime(),
  /** Of the system over a minute, when the measurement began. */
  load: z.number(),
})

export type Measured = z.infer<typeof measuredSchema>

/** Leaves a figure for the summary, in the place of an older one. */
export function handOver(id: FigureId, now: string, met?: boolean): void {
  const measured: Measured = { now, at: new Date().toISOString(), load: loadBefore, ...(met !== undefined && { met }) }
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileOf(id), JSON.stringify(measured))
}

/** What was handed over last, by the figure's id. @throws when a file is not what handOver writes */
export function handedOver(): Map<string, Measured> {
  mkdirSync(folder, { recursive: true })
  return new Map(
    readdirSync(folder).map((file) => {
      const id = path.basename(file, '.json')
      return [id, measuredSchema.parse(JSON.parse(readFileSync(fileOf(id), 'utf8')))]
    }),
  )
}

export function forgetFigures(): void {
  rmSync(folder, { recursive: true, force: true })
}

const fileOf = (id: string) => path.join(folder, `${id}.json`)
