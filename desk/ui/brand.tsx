/** The brand with the desk's name. The point burns while something waits for a decision. */
export function Brand({ brand, name, burns = false }: { brand: string; name: string; burns?: boolean }) {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M2 27h18.5a5.5 5.5 0 0 0 0-11h-9a5.5 5.5 0 0 1 0-11H22"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
        />
        <circle
          cx="28"
          cy="5"
          r={burns ? 3.2 : 2.5}
          fill={burns ? 'var(--signal)' : 'none'}
          stroke={burns ? undefined : 'currentColor'}
          strokeWidth="1.4"
        />
      </svg>
      <b>
        {brand} <span>{name}</span>
      </b>
    </>
  )
}
