import { checkDocuments } from '#content/check/check-documents.ts'
import type { ServiceContext } from '#server/context.ts'
import type { DocumentsParts } from '#server/documents/parts.ts'
import { knownPictures, releaseDocuments } from '#server/documents/release.ts'
import { pictureAddresses } from '#server/pictures/store.ts'

/**
 * What the services of documents stand on here: the files of the release in this folder.
 * @param brought addresses of pictures that come with the documents
 */
export function documentsParts({ db }: Pick<ServiceContext, 'db'>, brought: Iterable<string> = []): DocumentsParts {
  return {
    release: releaseDocuments(),
    check: async (documents) =>
      checkDocuments(documents, knownPictures(new Set([...(await pictureAddresses(db)), ...brought]))),
  }
}
