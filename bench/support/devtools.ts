import { once } from 'node:events'

/** What a session says by itself. */
export type Notice = { method: string; params: Record<string, unknown>; sessionId?: string }

/** A connection to a browser in the DevTools protocol: https://chromedevtools.github.io/devtools-protocol/ */
export type Devtools = {
  send<Result = unknown>(method: string, params?: object, sessionId?: string): Promise<Result>
  /** Calls `listen` with every notice; gives back what ends that. */
  listen(listen: (notice: Notice) => void): () => void
  close(): void
}

type Reply = { id: number; result?: unknown; error?: { message: string } }

export async function connectDevtools(url: string): Promise<Devtools> {
  const socket = new WebSocket(url)
  await once(socket as unknown as NodeJS.EventEmitter, 'open')
  const waiting = new Map<number, (reply: Reply) => void>()
  const listeners = new Set<(notice: Notice) => void>()
  let lastId = 0
  socket.onmessage = ({ data }) => {
    const message: Reply | Notice = JSON.parse(String(data))
    if ('id' in message) waiting.get(message.id)?.(message)
    else for (const listen of listeners) listen(message)
  }
  return {
    async send<Result>(method: string, params: object = {}, sessionId?: string) {
      lastId += 1
      const id = lastId
      const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      const { result, error } = await reply
      waiting.delete(id)
      if (error) throw new Error(`${method}: ${error.message}`)
      return result as Result
    },
    listen(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    close: () => socket.close(),
  }
}
