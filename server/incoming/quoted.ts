/** How mail programs begin what they quote: a line that says who wrote when, a rule, or the head of the mail. */
const beginnings = [
  /^(?=.*\d)(?:am|on|le|il) .{4,200}(?:schrieb|wrote|écrit|scritto)(?!\p{L}).{0,120}:$/iu,
  /^(?=.*\d).{4,200} (?:schrieb|wrote|a écrit|ha scritto)(?: am .{4,60}| on .{4,60})?:$/i,
  /^-{2,} ?(?:ursprüngliche nachricht|original message|weitergeleitete nachricht|forwarded message|message d'origine)/i,
  /^_{20,}$/,
]
const head = /^\*?(?:von|from|de|da): ?\*? ?.+/i
const headGoesOn = /^\*?(?:gesendet|sent|datum|date|envoyé|inviato|an|to|à|a): ?/i

/**
 * Parts what somebody wrote from the mail that their program quotes below. Where answers stand between quoted lines, all of it is what
 * they wrote.
 */
export function splitQuoted(mail: string): { text: string; quoted: string } {
  const lines = mail.replace(/\r\n?/g, '\n').split('\n')
  const from = lines.findIndex((_, index) => beginsAt(lines, index))
  const text = lines.slice(0, from).join('\n').trim()
  const whole = { text: lines.join('\n').trim(), quoted: '' }
  if (from < 1 || text === '') return whole
  const below = lines.slice(from)
  const marked = below.findIndex((line) => line.startsWith('>'))
  const isAnsweredBelow = marked >= 0 && below.slice(marked).some((line) => line.trim() !== '' && !line.startsWith('>'))
  return isAnsweredBelow ? whole : { text, quoted: below.join('\n').trim() }
}

function beginsAt(lines: string[], index: number): boolean {
  const line = (lines[index] ?? '').trim()
  if (line === '' || line.length > 400) return false
  if (line.startsWith('>')) return true
  if (head.test(line)) return lines.slice(index + 1, index + 4).some((next) => headGoesOn.test(next.trim()))
  // The line that says who wrote is often broken once.
  const two = `${line} ${(lines[index + 1] ?? '').trim().slice(0, 400)}`
  return beginnings.some((begins) => begins.test(line) || (/^(?:am|on|le|il) /i.test(line) && begins.test(two)))
}
