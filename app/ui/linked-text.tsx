export type TextLink = { text: string; href: string }

/** Plain text in which the given pieces, such as a mail address, are links. A phone number stays on its line. */
export function LinkedText({ text, links }: { text: string; links: TextLink[] }) {
  const link = links.find((candidate) => text.includes(candidate.text))
  if (!link) return text
  const start = text.indexOf(link.text)
  return (
    <>
      <LinkedText text={text.slice(0, start)} links={links} />
      <a href={link.href}>{link.text.replaceAll(' ', '\u00a0')}</a>
      <LinkedText text={text.slice(start + link.text.length)} links={links} />
    </>
  )
}
