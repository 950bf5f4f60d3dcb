import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's: the one without windows first, since it draws the same pages in half the processor's time. */
const debianChromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Path of a Chromium to test with: Debian's, or the one that Playwright installed for itself. */
export function findChromium(): string | undefined {
  return [...debianChromiums, chromium.executablePath()].find((path) => existsSync(path))
}

/** Makes sure that the browser tests have a Chromium: as root on Debian it is installed, elsewhere the way is told. */
export function ensureChromium(): void {
  if (findChromium()) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error('The browser tests need Chromium. Install it with: sudo apt-get install chromium-headless-shell')
    process.exit(1)
  }
  console.log('Installing Chromium for the browser tests')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  })
}
