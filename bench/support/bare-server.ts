import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

/** What is to be answered under each path: header names and values in turn, and the body in base64. Comes on standard input. */
export type BareAnswers = Record<string, { headers: string[]; body: string }>

// The least that an HTTP server on Node can do: what it costs, no server on Node can save.
const answers = (await json(process.stdin)) as BareAnswers
const table = new Map(
  Object.entries(answers).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
)
const server = createServer((request, response) => {
  const answer = table.get(request.url ?? '')
  if (!answer) throw new Error(`${request.url} is not among the answers`)
  response.writeHead(200, answer.headers)
  response.end(answer.body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : '')
})
