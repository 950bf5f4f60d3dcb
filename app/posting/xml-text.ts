/** An element with what is in it; `undefined` children are left out, and an element without any is not written. */
export function element(name: string, ...children: (string | undefined)[]): string | undefined {
  const content = children.filter((child) => child !== undefined && child !== '').join('')
  return content === '' ? undefined : `<${name}>${content}</${name}>`
}

/** An element that holds text; not written when the text is empty. */
export function textElement(name: string, text: string | undefined): string | undefined {
  return text ? `<${name}>${escapeText(text)}</${name}>` : undefined
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
