import type { ReactNode } from 'react'

/** The six services as signs of one family, 144 x 52, for a line of a list. They stand on the track that runs below them. */
export const serviceGlyphs = {
  booking: (
    <Glyph>
      <path d="M8 12h26v34H8zM110 22h26v24h-26z" fill="var(--db)" />
      <path d="M58 4h30v42H58z" fill="var(--da)" />
      <path d="M12 16h12v12H12z" fill="var(--dl)" />
      <path d="M114 28h18m-9 0v12" stroke="var(--dl)" strokeWidth="2" />
    </Glyph>
  ),
  tax: (
    <Glyph>
      <path d="M44 2h56v44H44z" fill="var(--db)" />
      <path d="M50 8h44v7H50zM50 18h44v7H50zM50 28h30v7H50z" fill="var(--dc)" />
    </Glyph>
  ),
  mail: (
    <Glyph>
      <path d="M8 22h36v24H8z" fill="var(--db)" />
      <path d="M8 22l18 13 18-13" fill="none" stroke="var(--dl)" strokeWidth="2" />
      <path d="M74 4h26v18H74zM74 28h26v18H74z" fill="var(--da)" />
      <path d="M112 16h24v18h-24z" fill="var(--dc)" />
    </Glyph>
  ),
  advice: (
    <Glyph>
      <path d="M22 46v-10a14 14 0 0 1 28 0v10zM29 13a7 7 0 0 1 14 0a7 7 0 0 1-14 0z" fill="var(--da)" />
      <path d="M94 46v-10a14 14 0 0 1 28 0v10zM101 13a7 7 0 0 1 14 0a7 7 0 0 1-14 0z" fill="var(--dc)" />
    </Glyph>
  ),
  workshop: (
    <Glyph>
      <path d="M8 8h128v14H8z" fill="var(--db)" />
      <path d="M8 8h40v14H8z" fill="var(--dc)" />
      <path d="M60 8h34v14H60zM20 32h18v14H20zM63 32h18v14H63zM106 32h18v14h-18z" fill="var(--da)" />
    </Glyph>
  ),
  integration: (
    <Glyph>
      <path d="M8 8h30v20H8zM106 8h30v20h-30z" fill="var(--da)" />
      <path d="M57 8h30v20H57z" fill="var(--dc)" />
      <path d="M23 28v18M72 28v18M121 28v18" stroke="var(--dl)" strokeWidth="2" />
    </Glyph>
  ),
}

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 144 52" aria-hidden="true">
      {children}
      <path d="M0 46h144" stroke="var(--dl)" strokeWidth="2" />
    </svg>
  )
}
