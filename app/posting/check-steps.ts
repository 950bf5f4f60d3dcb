/** How the remainder by 97 comes about (ISO 7064, MOD 97-10), for an IBAN and for a creditor reference (RF). */
export type Mod97Steps = {
  /** The first four characters have gone to the end. */
  turned: string
  /** Letters replaced by 10 to 35. */
  digits: string
  /** The number in pieces short enough to divide by hand; each begins with the remainder of the one before. */
  divisions: { dividend: string; remainder: number }[]
  /** 1 where the check digits are right. */
  remainder: number
}

export function mod97Steps(number: string): Mod97Steps {
  const turned = number.slice(4) + number.slice(0, 4)
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  const divisions: Mod97Steps['divisions'] = []
  let rest = digits
  let carried = ''
  while (rest !== '') {
    const taken = 9 - carried.length
    const dividend = carried + rest.slice(0, taken)
    rest = rest.slice(taken)
    const remainder = Number(dividend) % 97
    divisions.push({ dividend, remainder })
    carried = String(remainder)
  }
  return { turned, digits, divisions, remainder: divisions.at(-1)?.remainder ?? 0 }
}

/** Modulo 10, recursive: the carry walks through one row of the table (SIX, QR-bill 2.3, annex B). */
export type Mod10Steps = { steps: { digit: number; carry: number }[]; needs: number; has: number }

const mod10Row = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** @param reference 27 digits */
export function mod10Steps(reference: string): Mod10Steps {
  let carry = 0
  const steps = [...reference.slice(0, -1)].map((character) => {
    const digit = Number(character)
    carry = mod10Row[(carry + digit) % 10] ?? 0
    return { digit, carry }
  })
  return { steps, needs: (10 - carry) % 10, has: Number(reference.slice(-1)) }
}

/** The Swiss enterprise number: eight digits weighted, modulo 11 (Federal Statistical Office, UID register). */
export type UidSteps = {
  products: { digit: number; weight: number; product: number }[]
  sum: number
  /** Undefined where the remainder gives no digit: such a number is not issued. */
  needs?: number
  has: number
}

const uidWeights = [5, 4, 3, 2, 7, 6, 5, 4]

/** @param uid nine digits */
export function uidSteps(uid: string): UidSteps {
  const products = uidWeights.map((weight, index) => {
    const digit = Number(uid[index])
    return { digit, weight, product: digit * weight }
  })
  const sum = products.reduce((total, { product }) => total + product, 0)
  const needs = (11 - (sum % 11)) % 11
  return { products, sum, needs: needs === 10 ? undefined : needs, has: Number(uid[8]) }
}

export function isUid(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const { needs, has } = uidSteps(text)
  return needs === has
}

/** 123456788 becomes CHE-123.456.788. */
export function writeUid(uid: string): string {
  return `CHE-${uid.replace(/(\d{3})(?=\d)/g, '$1.')}`
}
