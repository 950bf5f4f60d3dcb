type PhoneProps = { number: string }

/** A number to call: a touch does, and no line breaks it. */
export function Phone({ number }: PhoneProps) {
  return (
    <a className="tel" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {number}
    </a>
  )
}

/** A sentence with {phone} in it, where there is one. */
export function WithPhone({ text, number }: { text: string; number: string | null }) {
  const [before, after] = text.split('{phone}')
  if (number === null || after === undefined) return text
  return (
    <>
      {before}
      <Phone number={number} />
      {after}
    </>
  )
}
