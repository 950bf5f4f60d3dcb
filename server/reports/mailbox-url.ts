/** `isEncrypted`: TLS from the first byte. */
export type BounceMailbox = {
  host: string
  port: number
  isEncrypted: boolean
  user: string
  password: string
  folder: string
}

/** Undefined when it is none. Without encryption a password may go to this machine only. */
export function parseMailboxUrl(text: string): BounceMailbox | undefined {
  const url = URL.parse(text)
  if (!url || !['imaps:', 'imap:'].includes(url.protocol) || !url.hostname || !url.username || !url.password) {
    return undefined
  }
  const isEncrypted = url.protocol === 'imaps:'
  if (!isEncrypted && !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) return undefined
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (isEncrypted ? 993 : 143),
      isEncrypted,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    }
  } catch {
    return undefined
  }
}
