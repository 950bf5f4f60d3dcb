import type { ComponentProps } from 'react'

/** Texts of which each stands once. */
export function TextList({ items, ...list }: Omit<ComponentProps<'ul'>, 'children'> & { items: readonly string[] }) {
  return (
    <ul {...list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

type TitledListProps = Omit<ComponentProps<'ul'>, 'children'> & {
  items: readonly { title: string; text: string }[]
  /** How large the titles are (type.css). */
  titles?: 'h2'
}

/** Points, each a title and what there is to say of it. */
export function TitledList({ items, titles, ...list }: TitledListProps) {
  return (
    <ul {...list}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className={titles}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
