import { Decision, Dial, Ink, Line } from './parts.tsx'

/** A form is filled in and sent by a person, kept for its term, and leaves as strips that nobody can read. */
export function PrivacyTerm() {
  return (
    <svg viewBox="32 0 579 300" aria-hidden="true">
      <path d="M32 156h112v143H32z" fill="var(--ds)" />
      <Ink d="M48 178h44M48 202h80M48 216h80M48 230h52" />
      <Ink d="M49 254h22v22H49z" width={1.5} />
      <Decision cx={60} cy={265} r={7} />
      <Ink d="M84 265h44" />

      <path d="M208 36h184v263H208z" fill="var(--db)" />
      <Dial cx={300} cy={130} r={74} />
      <path d="M300 130L252 102" stroke="var(--dcs)" strokeWidth="4" />
      <Ink d="M300 130V72" width={4} />
      <circle cx="300" cy="130" r="6" fill="var(--di)" />
      <path d="M228 238h144v6H228z" fill="var(--dl)" />
      <Line d="M228 262h144M228 278h88" />

      <path
        d="M424 299V187h9v112zM440 299V187h9v112zM456 299V187h9v112zM472 299V187h9v112zM490 299V199h9v100zM510 299V211h9v88zM534 299V227h9v72zM564 299V249h9v50zM602 299V275h9v24z"
        fill="var(--ds)"
      />
      <Ink d="M424 209h9M440 209h9M456 209h9M424 233h9M440 233h9M456 233h9M472 233h9M490 233h9M424 247h9M440 247h9M456 247h9M472 247h9M424 261h9M440 261h9M510 247h9M534 261h9" />
      <Line d="M-1600 299H2400" />
    </svg>
  )
}
