import { dialled, written } from '../dialled.ts'

type PhoneProps = { number: string }

/** A number to call: a touch does, and no line breaks it that can hold it. What is no number stays words. */
export function Phone({ number }: PhoneProps) {
  const digits = dialled(number)
  return digits ? (
    <a className="tel" href={`tel:${digits}`}>
      {written(number)}
    </a>
  ) : (
    number
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
