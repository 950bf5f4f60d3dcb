import { Decision, Ink } from './parts.tsx'

/** What is saved grows month by month and meets what was paid; from there on a person decides. Stands on the line y = 160. */
export function ToolSavings() {
  return (
    <svg viewBox="16 0 208 160" aria-hidden="true">
      <path d="M16 12h208v148H16z" fill="var(--ds)" />
      <Ink d="M41 136v-12h12v12M63 136v-24h12v24M85 136v-36h12v36M107 136v-48h12v48" width={1.5} />
      <path d="M128 76h14v60h-14zM150 64h14v72h-14zM172 52h14v84h-14zM194 40h14v96h-14z" fill="var(--dcs)" />
      <Ink d="M32 136h184M32 76h184" />
      <Decision cx={135} cy={76} r={9} />
    </svg>
  )
}
