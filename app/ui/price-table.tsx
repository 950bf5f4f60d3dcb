export type PriceRow = {
  label: string
  /** What the price covers. */
  note: string
  /** Without the currency, which the column names: `390`, `ab 2'390`, `149–399`. */
  amount: string
}

type PriceTableProps = {
  /** States currency and VAT. */
  caption: string
  columns: { label: string; amount: string }
  rows: PriceRow[]
}

/** Prices under one currency, closed by a double rule. */
export function PriceTable({ caption, columns, rows }: PriceTableProps) {
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
          <tr key={row.label}>
            <th scope="row">
              {row.label} <small>{row.note}</small>
            </th>
            <td>{row.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
