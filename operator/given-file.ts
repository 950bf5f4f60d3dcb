import { readFile } from 'node:fs/promises'
import { OperatorError } from './session.ts'

/** A file that somebody names. @throws OperatorError where it cannot be read */
export function givenFile(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new OperatorError(`${file} cannot be read`)
  })
}
