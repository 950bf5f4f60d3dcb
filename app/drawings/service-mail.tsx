import { Decision, Ink, Line } from './parts.tsx'

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
