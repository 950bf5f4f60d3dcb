import { fill } from '#app/lib/fill.ts'
import { sanitiseText } from '#contract/sanitise.ts'

/** Characters looked at; few of them are markup that goes. */
const readLength = 4000
const topicLength = 150
const messageLength = 1800

/**
 * The message that a link brings along (`?topic=…&message=…`), such as from an event or the chat. Anybody can write such
 * a link: the text is sanitised, cut, and only ever the value of a field.
 */
export function prefilledMessage(search: string, topicLine: string): string {
  const query = new URLSearchParams(search)
  const read = (name: string, length: number) =>
    [...sanitiseText((query.get(name) ?? '').slice(0, readLength))].slice(0, length).join('')
  const topic = read('topic', topicLength).replace(/\s+/g, ' ')
  return [topic && fill(topicLine, { topic }), read('message', messageLength)].filter(Boolean).join('\n\n')
}
