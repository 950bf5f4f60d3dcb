import { Decision, Ink, Line, Posting, Words } from './parts.tsx'
import { QrCode } from './qr-code.tsx'

/** Six documents, one for each service, stand before the gate where a person approves; behind it the posting. 1260 x 240, track at y = 201; the gate's head rises 150 above it. */
export function ServicesLine({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 1260 240" role="img" aria-label={label}>
      <Line d="M-2000 201h5000" />
      <g fill="var(--ds)">
        <path d="M24 108h132v92H24zM208 70h92v130h-92zM352 52h104v148H352zM508 104h112v96H508zM672 120h116v80H672zM840 92h152v80H840z" />
      </g>
      {/* QR-bill */}
      <QrCode x={36} y={120} scale={1.1} />
      <Ink d="M110 124h34M110 136h34M110 148h22M36 190h108" width={1.5} />
      {/* Articles of association, with their seal */}
      <Ink d="M222 88h42M222 104h64M222 116h64M222 128h64M222 140h40" width={1.5} />
      <circle cx="278" cy="174" r="11" fill="none" stroke="var(--dcs)" strokeWidth="4" />
      {/* VAT return */}
      <path d="M366 84h76v16h-76zM366 108h76v16h-76zM366 132h76v16h-76zM366 156h76v16h-76z" fill="var(--dcs)" />
      <Ink d="M366 70h44M366 182h76m0 5h-76" width={1.5} />
      {/* Bank statement */}
      <Words x="520" y="130" fill="var(--di)" fontSize="16" className="m" say="camt.053" />
      <Ink d="M520 144h88M520 158h60M520 178h88m0 5h-88" width={1.5} />
      {/* Letter */}
      <Ink d="M672 120l58 44 58-44" />
      {/* Seven days on a stand */}
      <Line d="M868 172v28M964 172v28" />
      <path d="M858 106h44v12h-44z" fill="var(--dcs)" />
      <Ink
        d={`M858 152h116M902 112h72${[0, 1, 2, 3, 4, 5, 6].map((day) => `M${859 + day * 19} 138v14`).join('')}`}
        width={1.5}
      />
      {/* The gate */}
      <path d="M1040 0h84v240h-84z" fill="var(--ds)" shapeRendering="crispEdges" />
      <Ink d="M1060 206h44M1060 216h44M1060 226h44" />
      <g className="services-line-head">
        <path d="M1040 -150h84V10h-84z" fill="var(--ds)" shapeRendering="crispEdges" />
        <path d="M1040 -150h84v4h-84z" fill="var(--dl)" />
        <Decision cx={1082} cy={-72} r={32} />
      </g>
      <Posting x={1164} y={128} />
    </svg>
  )
}
