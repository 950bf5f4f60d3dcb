import { runOperator } from '#operator/program.ts'
import { createAuthenticator } from './authenticator.ts'
import type { RunningServer } from './server.ts'

type Role = 'owner' | 'office'

/** Where a page's data is read and its forms are sent to by the desk's script. */
export function dataAddress(path: string): string {
  const [pathname, query = ''] = path.split('?')
  const data = pathname === '/desk' ? '/desk/_root.data' : `${pathname}.data`
  return query ? `${data}?${query}` : data
}

/**
 * Everything a browser at the desk can do, without a browser: for what only headers, cookies and statuses tell.
 * @param siteUrl the server's SITE_URL: passkeys are made for its name
 */
export function deskClient(server: RunningServer, siteUrl = 'http://localhost:3000') {
  const env = { DATA_DIR: server.dataDir, SITE_URL: siteUrl, LOG_LEVEL: 'silent' }

  async function operator<Answer>(...command: string[]): Promise<Answer> {
    const said: string[] = []
    const tell = (text: string) => said.push(text)
    const code = await runOperator([...command, '--json'], { env, print: tell, complain: tell })
    if (code !== 0) throw new Error(said.join('\n'))
    return JSON.parse(said.join('\n'))
  }

  const send = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, { redirect: 'manual', ...init })

  const postJson = (path: string, body: object, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { origin: siteUrl, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  async function invite(email: string, role: Role = 'owner', name = 'Mira Beispiel') {
    const { url } = await operator<{ url: string }>('desk', 'invite', email, '--name', name, '--role', role)
    return new URL(url).searchParams.get('token') ?? ''
  }

  /** Enrols a passkey by the link's token and signs in with it. */
  async function enrol(token: string) {
    const authenticator = createAuthenticator(siteUrl)
    const { challenge } = (await (await postJson('/desk/passkeys/enrol', { token })).json()) as { challenge: string }
    const answer = await postJson('/desk/passkeys/enrol', {
      token,
      name: 'Laptop',
      response: authenticator.register({ challenge }),
    })
    if (!answer.ok) throw new Error(`not enrolled: ${answer.status}`)
    return { authenticator, ...person(cookieOf(answer)), setCookie: answer.headers.get('set-cookie') ?? '' }
  }

  /** What somebody with this cookie can do. */
  function person(cookie: string) {
    const get = (path: string) => send(path, { headers: { cookie } })
    const formToken = async () => {
      const page = await (await get('/desk/outbox?status=all')).text()
      return /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? ''
    }
    return {
      cookie,
      get,
      formToken,
      postForm: (
        path: string,
        fields: Record<string, string> | [string, string][],
        headers: Record<string, string> = {},
      ) =>
        send(path, {
          method: 'POST',
          headers: { origin: siteUrl, cookie, ...headers },
          body: new URLSearchParams(fields),
        }),
    }
  }

  return { siteUrl, send, postJson, operator, invite, enrol, person }
}

function cookieOf(answer: Response): string {
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}
