export type PriceRow = {
  label: string
  /** What the price covers. */
  note?: string
  /** Without the currency, which the column names: `390`, `ab 2'390`, `149–399`. */
  amount: string
}

type PriceTableProps = {
  /** States currency and VAT. */
  caption: string
  columns: { label: string; amount: string }
  rows: PriceRow[]
  /** Sums of rows above, such as a whole first year. */
  totals: PriceRow[]
}

/** Prices under one currency; their sums below, closed by a double rule. */
export function PriceTable({ caption, columns, rows, totals }: PriceTableProps) {
  return (
    <table className="price-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </tbody>
      <tfoot>
        {totals.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </tfoot>
    </table>
  )
}

function Row({ label, note, amount }: PriceRow) {
  return (
    <tr>
      <th scope="row">
        {label} {note && <small>{note}</small>}
      </th>
      <td>{amount}</td>
    </tr>
  )
}
