const width = 30

/** A bar of one line, such as `██████░░░░  60 %  6000 of 10000`. */
export function bar(done: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total)
  const filled = Math.round(share * width)
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)}  ${Math.floor(share * 100)} %  ${done} of ${total}`
}

/** Where a command shows how far it is: a line that is written over, on a terminal only. */
export type Progress = { show(done: number, total: number): void; end(): void }

/** @param stream usually standard error, so that the answer on standard output stays alone */
export function progressOn(stream: { isTTY?: boolean; write(text: string): unknown }): Progress {
  if (!stream.isTTY) return { show: () => {}, end: () => {} }
  return {
    show: (done, total) => stream.write(`\r\u001b[K${bar(done, total)}`),
    end: () => stream.write('\r\u001b[K'),
  }
}
