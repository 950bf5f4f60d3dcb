/** The titles of a table's columns. `actions`: of a last column that holds buttons, read out but not shown. */
export function TableHead({ columns, actions }: { columns: string[]; actions?: string }) {
  return (
    <thead>
      <tr>
        {columns.map((title) => (
          <th scope="col" key={title}>
            {title}
          </th>
        ))}
        {actions && (
          <th scope="col">
            <span className="visually-hidden">{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
