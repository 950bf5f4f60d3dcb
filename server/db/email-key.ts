/**
 * Under which an address is compared and found: case does not make another person. Whoever left a telephone number only is known by it,
 * however it is written.
 */
export function emailKey(email: string): string {
  const key = email.trim().toLowerCase()
  if (!/^\+?\d[\d ()/.'-]{6,}$/.test(key)) return key
  return key
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+41')
}
