import type { Actor } from '../audit/actor.ts'
import type { Author } from '../db/tables/documents.ts'

/** Who acts, as the columns of what they write. */
export function authorOf(actor: Actor): Author {
  return {
    author_kind: actor.kind,
    author_id: actor.kind === 'member' ? actor.id : null,
    author_name: actor.kind === 'server' ? 'server' : actor.name,
  }
}

/** The same the other way round. */
export function actorOf({ author_kind, author_id, author_name }: Author): Actor {
  if (author_kind === 'member') return { kind: 'member', id: author_id ?? '', name: author_name }
  return author_kind === 'server' ? { kind: 'server' } : { kind: 'command-line', name: author_name }
}
