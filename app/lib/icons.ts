/** The site's icons: named here for the page's head and the web manifest, drawn by the build from `public/favicon.svg` (`scripts/icons.ts`). */
export const icons = {
  /** Stands at the one address that browsers ask for without being told; holds each of these sizes. */
  ico: { path: '/favicon.ico', sizes: [16, 32, 48] },
  svg: { path: '/favicon.svg' },
  apple: { path: '/apple-touch-icon.png', size: 180 },
  small: { path: '/icon-192.png', size: 192 },
  large: { path: '/icon-512.png', size: 512 },
  /** May be cut to any shape: the mark stands within the circle that is never cut. */
  maskable: { path: '/icon-maskable-512.png', size: 512 },
} as const

/** The plane `paper` of `styles/palette.css`, for what is coloured outside of the stylesheet. */
export const ground = { light: '#f4f1e9', dark: '#0b1427' } as const
