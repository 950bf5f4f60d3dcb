/** A piece of a line: words, or the number of a source. */
export type AnswerPart = { text: string; source?: undefined } | { text?: undefined; source: number }

export type AnswerBlock = { kind: 'paragraph' | 'list'; lines: string[] }

const item = /^[–•-] /

/** The answer's plain text as paragraphs and lists, the way `contract/chat.ts` describes it. */
export function answerBlocks(message: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  let isOpen = false
  for (const line of message.split('\n').map((line) => line.trim())) {
    const kind = item.test(line) ? 'list' : 'paragraph'
    const last = blocks.at(-1)
    if (line === '') isOpen = false
    else if (isOpen && last?.kind === kind) last.lines.push(line.replace(item, ''))
    else isOpen = blocks.push({ kind, lines: [line.replace(item, '')] }) > 0
  }
  return blocks
}

/** A text cut at its `[1]`s. */
export function answerParts(text: string): AnswerPart[] {
  return text
    .split(/(?<!\s)\s*(\[\d{1,2}\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const source = /^\[(\d+)\]$/.exec(part)?.[1]
      return source ? { source: Number(source) } : { text: part }
    })
}

/** The words alone, for ears and clipboards. */
export function withoutNumbers(message: string): string {
  return answerParts(message)
    .map(({ text = '' }) => text)
    .join('')
    .trim()
}
