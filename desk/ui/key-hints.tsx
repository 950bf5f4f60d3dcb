/** The keys of a page, below it. Not shown where there is no keyboard. */
export function KeyHints({ keys }: { keys: [string[], string][] }) {
  return (
    <p className="keys note key-hints">
      {keys.map(([names, does]) => (
        <span key={does}>
          {names.map((name) => (
            <kbd key={name}>{name}</kbd>
          ))}{' '}
          {does}
        </span>
      ))}
    </p>
  )
}
