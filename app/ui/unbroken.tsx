const compound = /(\b[A-Z]{1,2}-\p{L}+)/u

/** A text in which compounds with a short head, such as "QR-bill", do not part at their hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(compound).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
