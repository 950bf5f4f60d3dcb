import { read } from '#content/documents.ts'
import { plainLine } from '#contract/plain-line.ts'
import { type Finding, senderParts } from '#server/sender/finding.ts'
import type { Verb } from '../answer.ts'

export function addMailCheckCommand(mail: Verb): void {
  mail
    .command('check')
    .description(
      'whether receivers can trust the sender: mail server, SPF, DKIM, DMARC, MX, reverse name; sends nothing',
    )
    .answering(async ({ sender }) => {
      const { domain, ok, findings } = await sender.check()
      const parts = senderParts.flatMap((part) => {
        const own = findings.filter((finding) => finding.part === part)
        return own.length > 0 ? [[read('desk/sender', 'en').parts[part], ...own.map(textOf)].join('\n')] : []
      })
      return {
        text: [...parts, `${domain}: ${ok ? read('desk/sender', 'en').good : read('desk/sender', 'en').bad}`].join(
          '\n\n',
        ),
        json: { domain, ok, findings: findings.map((finding) => ({ ...finding, words: wordsOf(finding) })) },
        failed: !ok,
      }
    })
}

function textOf(finding: Finding): string {
  const { record, state } = finding
  const lines = [`  ${state === 'ok' ? '+' : '!'} ${read('desk/sender', 'en').states[state]}: ${wordsOf(finding)}`]
  if (record) {
    const { type, name, value } = read('desk/sender', 'en').record
    lines.push(
      `    ${read('desk/sender', 'en').set}:`,
      `      ${type}   ${record.type}`,
      `      ${name}   ${record.name}`,
    )
    lines.push(`      ${value}  ${record.value}`)
  }
  return lines.join('\n')
}

/** What stands in DNS is somebody else's text: it must not speak to the terminal. */
function wordsOf({ code, facts }: Finding): string {
  return plainLine(
    read('desk/sender', 'en').findings[code].replace(/\{(\w+)\}/g, (place, name: string) =>
      String(facts[name] ?? place),
    ),
  )
}
