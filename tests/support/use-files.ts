import { hasDocuments, showDocuments } from '#content/documents.ts'
import { readFiles } from '#content/release.ts'
import { startCache } from '#content/work-cache.ts'

// Tests read the documents as they lie in `content/`, and what was worked out of a text holds for all tests, as within a build.
if (!hasDocuments()) {
  startCache()
  showDocuments(readFiles())
}
