/** More than any article needs. Beyond it, reading a text takes seconds or all of the stack. */
const most = { characters: 60_000, levels: 20, marksOfBlock: 500, marks: 2000 }

/** What makes a text too hard to be read as Markdown, and its line, which counts from 1. */
export type HardMarkdown = { line: number; message: string }

/**
 * Looks at a text before it is read as Markdown, in time that grows with its length only: whoever reads it takes each level of a quotation
 * or list on its stack, and compares each sign of emphasis in a block with those before it.
 * @returns undefined for a text that may be read
 */
export function hardMarkdown(text: string): HardMarkdown | undefined {
  if (text.length > most.characters) return { line: 1, message: `expected ${most.characters} or fewer characters` }
  let [all, ofBlock] = [0, 0]
  for (const [index, content] of text.split(/\r\n?|\n/).entries()) {
    const line = index + 1
    if (levelsOf(content) > most.levels) {
      return { line, message: `nested deeper than ${most.levels} quotations or lists` }
    }
    const marks = content.match(/[*_~[\]]/g)?.length ?? 0
    ofBlock = content.trim() === '' ? 0 : ofBlock + marks
    all += marks
    if (ofBlock > most.marksOfBlock || all > most.marks) return { line, message: 'has too many * _ ~ [ ] signs' }
  }
  return undefined
}

/** How many quotations and lists a line can be inside of, by its signs and how far they are set in. */
function levelsOf(line: string): number {
  const sign = /([ \t]*)(?:>|[-*+](?=\s|$)|\d{1,9}[.)](?=\s|$))/y
  let levels = 0
  for (let found = sign.exec(line); found; found = sign.exec(line)) {
    levels += 1 + Math.floor((found[1] ?? '').replaceAll('\t', '    ').length / 2)
  }
  return levels
}
