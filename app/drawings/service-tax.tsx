import { Decision, Ink, Line } from './parts.tsx'

const boxes = ['200', '303', '400', '405', '500']

/** Postings fill the boxes of a VAT return; the last one waits for a person. */
export function ServiceTax({ vat }: { vat: string }) {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <path d="M28 194h20v42H28zM60 176h20v60H60zM92 188h20v48H92z" fill="var(--db)" />
      <path d="M124 164h20v72h-20z" fill="var(--dc)" />
      <path d="M176 28h168v244H176z" fill="var(--ds)" />
      <g fill="var(--di)" fontSize="17">
        <text x="192" y="56" fontWeight="500">
          {vat}
        </text>
        <g className="m">
          {boxes.map((box, index) => (
            <text key={box} x="192" y={104 + index * 34}>
              {box}
            </text>
          ))}
        </g>
      </g>
      <Ink d="M192 70h136M241 223h86v22h-86z" width={1.5} />
      <path d="M240 86h88v24h-88zM240 120h88v24h-88zM240 154h88v24h-88zM240 188h88v24h-88z" fill="var(--dcs)" />
      <Decision cx={256} cy={234} r={6} />
      <circle cx="412" cy="184" r="52" fill="var(--db)" />
      <path d="M412 132a52 52 0 0 1 0 104z" fill="var(--da)" />
      <path d="M412 132v104M360 184h104" stroke="var(--ds)" strokeWidth="2" />
    </svg>
  )
}
