/** A full stop after one of these, a single letter or a day of the month ends no sentence: `z. B.`, `Art. 6`, `22. November`. */
const abbreviation =
  /(?:^|[\s(«„“])(?:\p{L}|\d{1,2}|art|abs|ziff|nr|no|exkl|inkl|excl|incl|bzw|resp|ca|vgl|mio|mrd)\.$/iu

/** The sentences of a line of text, in order. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  for (const piece of line.split(/(?<=[.!?][»”"’)]{0,4})\s+(?=[\p{Lu}\d«„“(])/u)) {
    const last = sentences.at(-1)
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}
