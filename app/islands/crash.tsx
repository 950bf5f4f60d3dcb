import { createRoot } from 'react-dom/client'
import { CrashScreen } from '#app/layout/crash-screen.tsx'
import { logSecurityEvent } from '#app/lib/security-log.ts'
import { crashEventType, redactAddresses } from '#contract/severity.ts'

/** Logs the crash under an ID that the visitor sees too, and shows the crash screen instead of the page. */
export function replaceWithCrashScreen(error: unknown): void {
  const errorId = Date.now().toString(36)
  const message = error instanceof Error ? error.message : String(error)
  logSecurityEvent(crashEventType, { errorId, message: redactAddresses(message) })
  createRoot(document.body).render(<CrashScreen errorId={errorId} />)
}
