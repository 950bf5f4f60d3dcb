export const planes = ['paper', 'white', 'pale', 'ink', 'blue'] as const
export const schemes = ['light', 'dark'] as const

export type Plane = (typeof planes)[number]
export type Scheme = (typeof schemes)[number]

export type Tokens = {
  /** What a token says in a scheme, as a plane's rule or else the root states it. */
  on: (plane: Plane, name: string, scheme: Scheme) => string
  /** Every token of the root that begins so, with its text: `list('--t-')` is the scale of type. */
  list: (prefix: string) => { name: string; value: string }[]
}

/** Reads the palette and the website's own tokens; resolves `var()` and `light-dark()` where a token is nothing else. */
export function readTokens(css: string): Tokens {
  /** The declarations of all rules with this selector. */
  const rule = (selector: string) =>
    [...css.matchAll(new RegExp(`^${selector.replace('.', '\\.')} \\{([^}]*)\\}`, 'gm'))].map(([, own]) => own).join('')
  const stated = (selector: string, name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(rule(selector))?.[1]

  const on: Tokens['on'] = (plane, name, scheme) => {
    const value = stated(`.${plane}`, name) ?? stated(':root', name)
    if (value === undefined) throw new Error(`No token is called ${name}`)
    const variable = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    if (variable) return on(plane, variable, scheme)
    const pair = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value)
    return pair?.[scheme === 'light' ? 1 : 2] ?? value
  }

  const list = (prefix: string) =>
    [...rule(':root').matchAll(/(?<![\w-])(--[\w-]+):([^;:]+);/g)]
      .map(([, name = '', value = '']) => ({ name, value: value.trim() }))
      .filter(({ name }) => name.startsWith(prefix))

  return { on, list }
}
