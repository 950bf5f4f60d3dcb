import { formatCentimes } from '#app/payments/number-text.ts'

type EntryLinesProps<Account extends string> = {
  /** In centimes. */
  lines: { account: Account; debit?: number; credit?: number }[]
  names: Record<Account, string>
}

/** The lines of an entry in the books: account, debit, credit. */
export function EntryLines<Account extends string>({ lines, names }: EntryLinesProps<Account>) {
  return (
    <tbody>
      {lines.map(({ account, debit, credit }) => (
        <tr key={account}>
          <th scope="row">
            <span className="mono">{account}</span> {names[account]}
          </th>
          <td className="mono figure">{debit === undefined ? '' : formatCentimes(debit)}</td>
          <td className="mono figure">{credit === undefined ? '' : formatCentimes(credit)}</td>
        </tr>
      ))}
    </tbody>
  )
}
