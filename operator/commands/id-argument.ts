import { Argument, InvalidArgumentError } from 'commander'
import { OperatorError } from '../session.ts'

/** An id, or as much of its beginning as the tables show. */
export function idArgument(name: '<id>' | '[id]'): Argument {
  return new Argument(name, 'its id, or the first eight characters of it').argParser((text) => {
    if (!/^[0-9a-f][0-9a-f-]{7,35}$/i.test(text)) throw new InvalidArgumentError('Ids look like 1f0c2a9e or longer.')
    return text.toLowerCase()
  })
}

/** The one thing whose id begins so. @throws OperatorError where there is none, or more than one */
export function theOne<Found>([one, another]: Found[], kind: string, idStart: string): Found {
  if (!one) throw new OperatorError(`There is no ${kind} ${idStart}`)
  if (another) throw new OperatorError(`More than one ${kind} begins with ${idStart}`)
  return one
}
