type Colour = { red: number; green: number; blue: number; alpha: number }

/**
 * Contrast of two colours as WCAG 2.2 counts it, 1 to 21.
 * @param front hex of 3, 6 or 8 digits; a transparent one is laid over the ground first
 */
export function contrast(front: string, ground: string): number {
  const below = read(ground)
  const [light = 0, dark = 0] = [luminance(over(read(front), below)), luminance(below)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Cut, not rounded: a figure that is shown as 4.5 is 4.5. */
export function contrastText(front: string, ground: string): string {
  return (Math.floor(contrast(front, ground) * 10) / 10).toFixed(1)
}

function read(hex: string): Colour {
  const digits = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(hex)?.[1]
  if (digits === undefined) throw new Error(`${hex} is not a colour in hex digits`)
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const part = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2) || 'ff', 16) / 255
  return { red: part(0), green: part(1), blue: part(2), alpha: part(3) }
}

function over(front: Colour, ground: Colour): Colour {
  const mix = (a: number, b: number) => a * front.alpha + b * (1 - front.alpha)
  return {
    red: mix(front.red, ground.red),
    green: mix(front.green, ground.green),
    blue: mix(front.blue, ground.blue),
    alpha: 1,
  }
}

function luminance({ red, green, blue }: Colour): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
