import { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'

/** What is silent for longer is taken for dead by servers on the way. */
const usualBeatMs = 15_000

/** JSON that takes its time: until it comes, a space now and then, with which JSON may begin. */
export function lateJson(answer: Promise<unknown>, beatMs = usualBeatMs): Response {
  // Node's own stream, which the types of the browser's do not know.
  return new Response(ReadableStream.from(pieces()) as BodyInit, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-accel-buffering': 'no' },
  })

  async function* pieces() {
    const encoder = new TextEncoder()
    const whole = answer.then((value) => JSON.stringify(value ?? null))
    for (let piece = ' '; piece === ' '; ) {
      piece = await Promise.race([whole, wait(beatMs, ' ', { ref: false })])
      yield encoder.encode(piece)
    }
  }
}
