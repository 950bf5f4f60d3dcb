import path from 'node:path'
import { checkDocuments, type Findings } from '#content/check/check-documents.ts'
import { startCache } from '#content/work-cache.ts'
import { knownPictures } from '../documents/release.ts'
import { readWorkCache } from './cache-file.ts'

/** What is to be judged. */
export type CheckOrder = {
  buildFolder: string
  documents: ReadonlyMap<string, string>
  /** The addresses of pictures that were uploaded. */
  pictures: ReadonlySet<string>
  /** A published site of the same build, of which most was read before. */
  previous: string | undefined
}

/** Judges documents in a process of its own, which goes on with what the build and the publication before have read of them. */
export async function judgeDocuments({ buildFolder, documents, pictures, previous }: CheckOrder): Promise<Findings> {
  const [release, before] = await Promise.all([path.join(buildFolder, 'raw'), previous].map(readWorkCache))
  startCache(release, before)
  return checkDocuments(documents, knownPictures(pictures, buildFolder))
}
