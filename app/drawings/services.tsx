import { Decision, DialTicks, Grille, Ink, Line, Person, Posting, Words } from './parts.tsx'

/** Two people, a clock between them: the first quarter of an hour is marked. */
export function ServiceAdvice() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <circle cx="240" cy="122" r="104" fill="var(--ds)" />
      <DialTicks cx={240} cy={122} r={104} />
      <path d="M240 122V18a104 104 0 0 1 104 104z" fill="var(--dcs)" />
      <Ink d="M240 124V34M238 122h66" width={4} />
      <circle cx="240" cy="122" r="7" fill="var(--di)" />
      <Person x={30} y={236} size={88} head={28} neck={26} colour="var(--da)" />
      <Person x={362} y={236} size={88} head={28} neck={26} colour="var(--db)" />
      <Decision cx={406} cy={210} r={8} />
    </svg>
  )
}

/** A QR-bill passes a reader and becomes a balanced posting. Service drawings are 480 x 300, their track at y = 237, so that they join. */
export function ServiceBooking() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <path d="M24 100h148v136H24z" fill="var(--ds)" />
      <path d="M72 100v136" stroke="var(--di)" strokeWidth="1.5" strokeDasharray="4 4" />
      <path
        d="M84 114h18v18H84zM89 119v8h8v-8zM120 114h18v18h-18zM125 119v8h8v-8zM84 150h18v18H84zM89 155v8h8v-8zM108 114h6v6h-6zM108 126h6v6h-6zM126 138h6v6h-6zM132 144h6v6h-6zM84 138h6v6h-6zM96 138h6v6h-6zM120 150h6v6h-6zM132 150h6v6h-6zM126 156h6v6h-6zM120 162h6v6h-6zM132 162h6v6h-6zM108 156h6v6h-6zM108 162h6v6h-6zM106 136h10v10h-10z"
        fill="var(--di)"
        fillRule="evenodd"
      />
      <path d="M111 137.5v7M107.5 141h7" stroke="var(--ds)" strokeWidth="2.2" />
      <Ink d="M36 118h24M36 130h24M36 142h16M84 186h72M84 200h72M84 214h44M36 214h20" />
      <path d="M216 56h128v216H216z" fill="var(--da)" />
      <Grille x={238} y={80} columns={6} rows={5} pitch={17} dot={5.2} />
      <path d="M216 172h128v3H216zM238 200h52v7h-52z" fill="var(--dt)" />
      <Decision cx={318} cy={203.5} r={7} />
      <Posting x={384} y={164} />
    </svg>
  )
}

/** Three programs are plugged into one rail, which the bank statement feeds. */
export function ServiceIntegration() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <Line d="M100 96v141M240 96v141M380 96v141" />
      <path d="M44 52h112v96h-40v-16H84v16H44zM84 156h32v24H84z" fill="var(--ds)" />
      <path d="M184 28h112v120h-40v-16h-32v16h-40zM224 156h32v24h-32z" fill="var(--da)" />
      <path d="M324 76h112v72h-40v-16h-32v16h-40zM364 156h32v24h-32z" fill="var(--dc)" />
      <g fontSize="19" fontWeight="500">
        <Words x="60" y="82" fill="var(--di)" say="bexio" />
        <Words x="200" y="58" fill="var(--dt)" say="Abacus" />
        <Words x="340" y="106" fill="var(--de)" say="SAP" />
      </g>
      <Ink d="M60 98h56M60 110h36" />
      <path d="M200 76h72M200 88h72M200 100h40" stroke="var(--dt)" strokeWidth="2" />
      <path d="M28 204h424v66H28z" fill="var(--db)" />
      <Grille x={48} y={224} columns={9} rows={3} pitch={13} dot={4.8} colour="var(--dl)" />
      <Words x="240" y="243" fontSize="18" fill="var(--dl)" textAnchor="middle" className="m" say="camt.053" />
      <Decision cx={424} cy={237} r={10} />
    </svg>
  )
}

/** A letter meets a switch and is sent down one of three tracks. */
export function ServiceMail() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      <Line d="M220 162h260M220 148v-21a40 40 0 0 1 40-40h220" />
      <path d="M28 156h112v80H28z" fill="var(--ds)" />
      <Ink d="M28 156l56 46 56-46" />
      <path d="M192 140h56v132h-56z" fill="var(--da)" />
      <Decision cx={220} cy={168} r={9} />
      <path d="M306 30h72v62h-72z" fill="var(--db)" />
      <path d="M306 105h72v62h-72z" fill="var(--dc)" />
      <path d="M306 180h72v62h-72z" fill="var(--da)" />
      <Line d="M320 48h44M320 60h44M320 72h24" />
      <path d="M320 123h44M320 135h44M320 147h24" stroke="var(--de)" strokeWidth="2" />
      <path d="M320 198h44M320 210h44M320 222h24" stroke="var(--dt)" strokeWidth="2" />
      <path d="M416 34h36v52h-36zM416 109h36v52h-36zM416 184h36v52h-36z" fill="var(--ds)" />
      <Ink d="M424 46h20M424 56h12M424 121h20M424 131h12M424 196h20M424 206h12" />
    </svg>
  )
}

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
        <Words x="192" y="56" fontWeight="500" say={vat} />
        <g className="m">
          {boxes.map((box, index) => (
            <Words key={box} x="192" y={104 + index * 34} say={box} />
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

const people = [
  { x: 36, colour: 'var(--da)' },
  { x: 122, colour: 'var(--db)' },
  { x: 208, colour: 'var(--dc)' },
  { x: 294, colour: 'var(--da)' },
  { x: 380, colour: 'var(--db)' },
]

/** Five people in front of a board with seven days; what happens on the last is decided by a person. */
export function ServiceWorkshop() {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true">
      <Line d="M0 237h480" />
      {people.map(({ x, colour }) => (
        <Person key={x} x={x} y={236} size={64} head={20} neck={20} colour={colour} />
      ))}
      <path d="M36 28h408v84H36z" fill="var(--ds)" />
      <Ink d="M53 92v-16M115.5 92v-16M178 92v-16M240.5 92v-16M303 92v-16M365.5 92v-16M428 92v-16M52 92h377M303 57h106" />
      <path d="M52 50h126v14H52z" fill="var(--dcs)" />
      <path d="M178 50h125v14H178z" fill="var(--dcs)" opacity=".5" />
      <Decision cx={419} cy={57} r={9} />
    </svg>
  )
}
