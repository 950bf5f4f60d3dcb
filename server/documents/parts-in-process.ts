import { checkDocuments } from '#content/check/check-documents.ts'
import type { ServiceContext } from '../context.ts'
import { pictureAddresses } from '../pictures/store.ts'
import type { DocumentsParts } from './parts.ts'
import { knownPictures, releaseDocuments } from './release.ts'

/**
 * What the services of documents stand on where nobody waits beside them, in a command or while developing: the files of the
 * release in this folder, judged in this process.
 * @param brought addresses of pictures that come with the documents
 */
export function documentsParts({ db }: Pick<ServiceContext, 'db'>, brought: Iterable<string> = []): DocumentsParts {
  return {
    release: releaseDocuments(),
    check: async (documents) =>
      checkDocuments(documents, knownPictures(new Set([...(await pictureAddresses(db)), ...brought]))),
    pictures: () => pictureAddresses(db),
  }
}
