import { ensurePackage } from './debian-package.ts'

/** The engines beside Chromium in which the site is tried (tests/engines), and the files of Debian that each needs, by package. */
const needs = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  webkit: {
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
    'python3-gi': '/usr/lib/python3/dist-packages/gi/__init__.py',
    'gir1.2-webkit2-4.1': '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
  },
}

export type EngineName = keyof typeof needs

export const engineNames = Object.keys(needs) as EngineName[]

/**
 * Installs what is missing where we may.
 * @returns the engines that can be tried. Of each other one a line says why; in CI the process ends there.
 */
export function ensureEngines(): EngineName[] {
  return engineNames.filter((engine) => {
    try {
      for (const [name, file] of Object.entries(needs[engine])) ensurePackage(file, name)
      return true
    } catch (error) {
      console.error(`The site is not tried in ${engine}. ${(error as Error).message}`)
      if (process.env.CI) process.exit(1)
      return false
    }
  })
}
