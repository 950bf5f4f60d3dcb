import { addressOf } from './visitor.ts'

/** A server's answer to a call, read. */
export type Answer = { status: number; headers: Headers; body: unknown }

/**
 * Makes a call as a visitor's page does.
 * @param visitor number of the visitor, who has a network address of his own: the server must trust 127.0.0.1 as a proxy
 */
export async function postCall(server: string, path: string, input: object, visitor = 0): Promise<Answer> {
  const response = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(visitor) },
    body: JSON.stringify(input),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Does the work for 0, 1, 2 … (`count` numbers), so many at a time. @returns the results in order. */
export async function inParallel<Result>(
  count: number,
  width: number,
  work: (number: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    for (let number = next++; number < count; number = next++) results[number] = await work(number)
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
