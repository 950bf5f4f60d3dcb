import { Decision, Grille, Ink, Line } from './parts.tsx'

/** An address is typed, a letter comes back, the reader presses the button, and only then the issues go out. */
export function DoubleOptIn() {
  return (
    <svg viewBox="28 0 736 280" aria-hidden="true">
      <Line d="M-2400 237H1600" />
      <rect x="28" y="140" width="120" height="96" fill="var(--ds)" />
      <Ink d="M44 162h48" width={4} />
      <path d="M45 181h86v26h-86z" fill="none" stroke="var(--di)" strokeWidth="2" />
      <Ink d="M54 200h40" />
      <Ink d="M101 187v14" />

      <rect x="196" y="84" width="112" height="196" fill="var(--da)" />
      <Grille x={216} y={106} columns={5} rows={4} pitch={18} dot={5.2} />
      <rect x="196" y="180" width="112" height="3" fill="var(--dt)" />
      <rect x="216" y="206" width="56" height="7" fill="var(--dt)" />

      <rect x="352" y="156" width="112" height="80" fill="var(--ds)" />
      <Ink d="M352 156l56 46 56-46" />

      <rect x="512" y="44" width="92" height="236" fill="var(--db)" />
      <circle cx="558" cy="98" r="30" fill="none" stroke="var(--dl)" strokeWidth="2" />
      <Decision cx={558} cy={98} r={22} />
      <Line d="M532 196h52M532 212h52M532 228h28" />

      <rect x="676" y="132" width="88" height="104" fill="var(--db)" />
      <rect x="664" y="140" width="88" height="96" fill="var(--ds)" />
      <Ink d="M676 156h40" width={4} />
      <rect x="676" y="168" width="28" height="28" fill="var(--dcs)" />
      <Ink d="M712 170h28M712 182h28M712 194h28M676 208h64M676 220h44" />
    </svg>
  )
}
