import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** What the build tells about itself, in build/raw/build.json. */
export type BuildRecord = {
  /** Another one for every build: what was prepared from one build is never served for another. */
  id: string
  /** When it began, milliseconds of the epoch: a source that changed later is not in it. */
  startedAt: number
  /** Pages that speak of dates, by public path, with the moments after the build at which they say something else, in order. */
  changes: Record<string, number[]>
}

export function recordFile(rawFolder: string): string {
  return path.join(rawFolder, 'build.json')
}

export async function readBuildRecord(rawFolder: string): Promise<BuildRecord> {
  return JSON.parse(await readFile(recordFile(rawFolder), 'utf8'))
}
