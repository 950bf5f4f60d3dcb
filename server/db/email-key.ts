/** Under which an address is compared and found: case does not make another person. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
