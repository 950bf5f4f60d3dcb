import { hasDocuments, showDocuments } from '#content/documents.ts'
import { readFiles } from '#content/release.ts'

// Tests read the documents as they lie in `content/`.
if (!hasDocuments()) showDocuments(readFiles())
