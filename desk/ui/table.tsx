import type { ReactNode } from 'react'
import { Empty } from './top.tsx'

export type Column<Row> = {
  title: string
  /** What stands in the place of the title. */
  head?: ReactNode
  cell(row: Row): ReactNode
  /** What its rows are called. */
  isHead?: boolean
  /** The title is read out and not shown. */
  isSilent?: boolean
  /** On a telephone, where a table becomes lines, the title stands beside each cell. */
  isNamed?: boolean
  /** Classes of its cells; `side` also of its title. */
  look?: string
  side?: string
}

type TableProps<Row> = {
  rows: readonly Row[]
  keyOf(row: Row): string | number
  columns: readonly Column<Row>[]
  look?: string
  /** What is said instead where there are no rows. */
  empty?: ReactNode
  /** What will be here, and what it takes. */
  emptyText?: ReactNode
  /** Rows behind the others. */
  children?: ReactNode
}

/** A table, which becomes lines on a telephone. */
export function Table<Row>({ rows, keyOf, columns, look = 'stack', empty, emptyText, children }: TableProps<Row>) {
  if (empty !== undefined && rows.length === 0) return <Empty next={emptyText}>{empty}</Empty>
  return (
    <table className={look}>
      <thead>
        <tr>
          {columns.map(({ title, head = title, isSilent, side }) => (
            <th scope="col" key={title} className={side}>
              {isSilent ? <span className="visually-hidden">{title}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell, isHead, isNamed, look: own, side }) => {
              const Cell = isHead ? 'th' : 'td'
              return (
                <Cell
                  key={title}
                  className={[side, own].filter(Boolean).join(' ') || undefined}
                  {...(isHead && { scope: 'row' })}
                  {...(isNamed && { 'data-l': title })}
                >
                  {cell(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  )
}
