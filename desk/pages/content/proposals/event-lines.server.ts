/** What is silent for longer is taken for dead by servers on the way. */
const beatMs = 15_000

/** Events as lines of JSON, each sent as it happens; empty lines between them. Whoever goes away ends what makes them. */
export function eventLines<Event>(
  events: AsyncGenerator<Event, void, void>,
  report: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder()
  let beat: ReturnType<typeof setInterval>
  /** Nobody listens any more: whatever still comes is for nobody. */
  let isCancelled = false
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      beat = setInterval(() => controller.enqueue(encoder.encode('\n')), beatMs).unref()
    },
    pull: async (controller) => {
      try {
        const next = await events.next()
        if (isCancelled) return
        if (!next.done) return controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`))
        clearInterval(beat)
        controller.close()
      } catch (error) {
        clearInterval(beat)
        if (isCancelled) return
        report(error)
        controller.error(error)
      }
    },
    cancel: async () => {
      isCancelled = true
      clearInterval(beat)
      await events.return()
    },
  })
  return new Response(stream, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' },
  })
}
