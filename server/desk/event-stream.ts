import type { Live } from './live.ts'

const beatMs = 15_000

/**
 * Changes as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), for as long as the session is open.
 * @param known the mark of what the page shows; a browser whose line was away says the last one that it was told
 * @param isOpen asked at each beat and before each event, so that nobody is told anything any more who was taken off the team; false
 * ends the stream with an event that closes the desk
 */
export function eventStream(
  live: Live,
  known: string | undefined,
  isOpen: () => Promise<boolean>,
  signal: AbortSignal,
): Response {
  const encoder = new TextEncoder()
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      let hasEnded = false
      const end = () => {
        stop()
        try {
          controller.close()
        } catch {
          // The browser was faster.
        }
      }
      /** What is to be told, or that the desk is closed for this person. */
      const tell = async (text: string) => {
        const stays = await isOpen().catch(() => true)
        if (hasEnded) return
        send(stays ? text : 'event: closed\ndata:\n\n')
        if (!stays) end()
      }
      const unlisten = live.listen(known, (mark) => void tell(`id: ${mark}\nevent: change\ndata:\n\n`), end)
      const beat = setInterval(() => tell(': beat\n\n'), beatMs).unref()
      stop = () => {
        hasEnded = true
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
