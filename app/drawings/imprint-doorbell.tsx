import { Decision, Grille, Ink, Line } from './parts.tsx'

const plates = [112, 146, 180, 214]

/** A house door with its name plates and letterboxes. The bell is the visitor's to ring. */
export function ImprintDoorbell() {
  return (
    <svg viewBox="40 0 560 300" aria-hidden="true">
      <path d="M40 28h188v271H40z" fill="var(--da)" />
      <Grille x={64} y={54} columns={8} rows={3} pitch={20} dot={5.2} />
      {plates.map((y) => (
        <g key={y}>
          <path d={`M64 ${y}h104v22H64z`} fill="var(--dt)" />
          {y === 180 ? (
            <Decision cx={196} cy={y + 11} r={11} />
          ) : (
            <circle cx="196" cy={y + 11} r="6" fill="var(--dt)" />
          )}
        </g>
      ))}
      <Ink d="M74 123h48M74 157h64M74 191h56M74 225h36" />
      <path d="M64 262h140" stroke="var(--dt)" strokeWidth="2" />

      <path d="M276 84h324v215H276z" fill="var(--db)" />
      <path d="M292 100h140v84H292zM444 100h140v84H444zM292 196h140v84H292zM444 196h140v84H444z" fill="var(--bg)" />
      <Line d="M312 122h100M464 122h100M312 218h100M464 218h100" width={4} />
      <path d="M474 46h80v74h-80z" fill="var(--ds)" />
      <Ink d="M488 64h30M488 80h52M488 94h36" />
      <Line d="M312 164h40M464 164h40M312 260h40M464 260h40" />
      <Line d="M-1600 299H2400" />
    </svg>
  )
}
