import { execFile } from 'node:child_process'

/**
 * Tells systemd that the server is ready, and from then on that it lives, where it wants to know (Type=notify, WatchdogSec). By its own tool,
 * because it listens on a kind of socket that Node does not have.
 */
export function tellReady(env = process.env): void {
  if (!env.NOTIFY_SOCKET) return
  const tell = (state: string) => execFile('systemd-notify', [state], { env }, () => {})
  tell('READY=1')
  const watchedMs = Number(env.WATCHDOG_USEC) / 1000
  if (watchedMs > 0) setInterval(tell, watchedMs / 3, 'WATCHDOG=1').unref()
}
