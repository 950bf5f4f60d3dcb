import { hasDocuments, showFiles } from '#content/documents.ts'
import { startCache } from '#content/work-cache.ts'

// Tests read the documents as they lie in `content/`, and what was worked out of a text holds for all tests, as within a build.
if (!hasDocuments()) {
  startCache()
  showFiles()
}
