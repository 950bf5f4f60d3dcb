import { data } from 'react-router'

/** The JSON object that a script of the desk sent. @throws 400 for anything else */
export async function readJson<Body extends object>(request: Request): Promise<Partial<Body>> {
  const body: unknown = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) throw data('bad request', 400)
  return body as Partial<Body>
}
