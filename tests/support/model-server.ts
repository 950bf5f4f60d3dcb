import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as the model server got it. */
export type ModelCall = {
  headers: Record<string, unknown>
  body: { model: string; max_tokens: number; messages: { role: string; content: string }[] }
}

export type ModelServer = { seen: ModelCall[]; baseUrl: string; stop: () => Promise<void> }

/** An OpenAI-compatible server on a free port of the loopback that answers as it is told to. */
export async function startModelServer(
  behave: (response: ServerResponse, call: ModelCall) => void,
): Promise<ModelServer> {
  const seen: ModelCall[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      const call = { headers: request.headers, body: JSON.parse(body) }
      seen.push(call)
      behave(response, call)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { seen, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, stop }
}

/** One event of an answer. */
export function modelChunk(content: string, finish_reason: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason }] })}\n\n`
}

/** Writes a whole, orderly answer in small pieces. */
export function writeModelAnswer(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of text.match(/.{1,7}/gsu) ?? []) response.write(modelChunk(piece))
  response.end(`${modelChunk('', 'stop')}data: [DONE]\n\n`)
}

/** The text that a call asks to be said in another way (server/documents/editing/proposals/prompt.ts). */
export function askedText({ body }: ModelCall): string {
  const [, , text = ''] = /<text (\S+)>\n([\s\S]*?)\n<\/text \1>/.exec(body.messages.at(-1)?.content ?? '') ?? []
  return text
}

/** Answers that text with another. */
export function writeModelText(response: ServerResponse, call: ModelCall, say: (text: string) => string): void {
  writeModelAnswer(response, JSON.stringify({ text: say(askedText(call)) }))
}
