/** A full stop after one of these or a single letter ends no sentence: `z. B.`, `e.g.`, `Art. 6`, `St. Gallen`. */
const abbreviation =
  /(?:^|[\s(«„“.])(?:\p{L}|art|abs|bst|lit|ziff|kap|nr|no|tel|st|dr|max|min|exkl|inkl|excl|incl|bzw|resp|ca|approx|vgl|vs|mio|mrd)\.$/iu
/** A day of the month, or another number that tells which one: `22. November`, `der 180. Tag`. */
const ordinal = /(?:^|[\s(«„“])(?:\d{1,2}|(?:der|die|das|dem|den|des|am|im|vom|zum|beim|bis|ab|jede[mnrs]?) \d+)\.$/iu

/** The sentences of a line of text, in order. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  for (const piece of line.split(/(?<=[.!?][»”"’)]{0,4})\s+(?=[\p{Lu}\d«„“(])/u)) {
    const last = sentences.at(-1)
    const goesOn = last !== undefined && (abbreviation.test(last) || ordinal.test(last))
    if (goesOn) sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences
}
