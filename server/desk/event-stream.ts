import type { Live } from './live.ts'

const beatMs = 15_000

/**
 * Changes as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), for as long as the session is open.
 * @param isOpen asked at each beat; false ends the stream with an event that closes the desk
 */
export function eventStream(live: Live, isOpen: () => Promise<boolean>, signal: AbortSignal): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const end = () => {
        stop()
        try {
          controller.close()
        } catch {
          // The browser was faster.
        }
      }
      const unlisten = live.listen((mark) => send(`event: change\ndata: ${mark}\n\n`), end)
      const beat = setInterval(async () => {
        if (await isOpen().catch(() => true)) return send(': beat\n\n')
        send('event: closed\ndata:\n\n')
        end()
      }, beatMs).unref()
      stop = () => {
        unlisten()
        clearInterval(beat)
      }
      signal.addEventListener('abort', end, { once: true })
      send('retry: 2000\n\n')
    },
    cancel: () => stop(),
  })
  return new Response(stream, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}
