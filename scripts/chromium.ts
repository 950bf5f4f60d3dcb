import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensurePackage } from './debian-package.ts'

/** Debian's: the one without windows first, since it draws the same pages in half the processor's time. */
const debianChromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

/** Path of a Chromium to test with: Debian's, or the one that Playwright installed for itself. */
export function findChromium(): string | undefined {
  return [...debianChromiums, chromium.executablePath()].find((path) => existsSync(path))
}

/**
 * Installs a Chromium when there is none and we may. Else the process ends with a line that says what to do.
 * @returns its path
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  try {
    ensurePackage(debianChromiums[0], 'chromium-headless-shell')
    return debianChromiums[0]
  } catch (error) {
    console.error(`Chromium is needed. ${(error as Error).message}`)
    process.exit(1)
  }
}
