/** XML to read: what stands between the tags is marked, because that is what is taken. */
export function XmlText({ label, xml }: { label: string; xml: string }) {
  const parts = xml.split(/(?<=>)([^<>\n]+)(?=<)/)
  return (
    <figure className="exhibit-xml">
      <figcaption className="visually-hidden">{label}</figcaption>
      <pre>
        {parts.map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
          index % 2 === 1 ? <b key={index}>{part}</b> : <span key={index}>{part}</span>,
        )}
      </pre>
    </figure>
  )
}
