import { Decision, DialTicks, Ink, Line, Person } from '../parts.tsx'
import type { LargeDrawing } from './labels.ts'
import { Entry, Forms, Put, Sheet, TAccount, trackAt } from './parts.tsx'

/** A quarter of an hour between two people; then the capital of the articles, CHF 20'000, opens the books: 1020 against 2800. */
export function CompanyFormationDrawing({ label, labels }: LargeDrawing<'company-formation'>) {
  const talk = (
    <>
      <circle cx="165" cy="92" r="92" fill="var(--ds)" />
      <DialTicks cx={165} cy={92} r={92} />
      <path d="M165 92V0a92 92 0 0 1 92 92z" fill="var(--dcs)" />
      <Ink d="M165 94V16M163 92h56" width={4} />
      <circle cx="165" cy="92" r="6" fill="var(--di)" />
      <Person x={0} y={216} size={88} head={28} neck={26} colour="var(--da)" />
      <Person x={242} y={216} size={88} head={28} neck={26} colour="var(--db)" />
      <Decision cx={286} cy={190} r={8} />
    </>
  )
  const articles = (width: number, size: number) => (
    <Sheet width={width} height={168}>
      <text x="12" y="28" fontSize={size} fontWeight="500">
        {labels.articles}
      </text>
      <Ink d={`M12 42h${width - 24}M12 60h${width - 24}M12 76h${width - 24}M12 92h${width - 60}`} width={1.5} />
      <g fontSize={size}>
        <text x="12" y="124">
          {labels.capital}
        </text>
        <Entry x={12} to={width - 12} y={148} amount="20'000.00" />
      </g>
    </Sheet>
  )
  const opening = (width: number, size: number) => (
    <TAccount
      width={width}
      height={180}
      size={size}
      heads={[labels.assets, labels.liabilities]}
      left={[['1020', "20'000.00"]]}
      right={[['2800', "20'000.00"]]}
      total="20'000.00"
    />
  )
  return (
    <Forms
      label={label}
      wideWidth={774}
      narrowHeight={520}
      wide={
        <>
          <Line d={trackAt(330)} />
          <Put x={0} y={113}>
            {talk}
          </Put>
          <Put x={354} y={161}>
            {articles(112, 15)}
          </Put>
          <Put x={488} y={149}>
            {opening(286, 15)}
          </Put>
        </>
      }
      narrow={
        <>
          <Line d={trackAt(250, 490)} />
          <Put x={35} y={33}>
            {talk}
          </Put>
          <Put x={6} y={321}>
            {articles(108, 14)}
          </Put>
          <Put x={124} y={309}>
            {opening(270, 14)}
          </Put>
        </>
      }
    />
  )
}
