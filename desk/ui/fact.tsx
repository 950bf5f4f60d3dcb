/** One line of a list of facts (`dl.facts`). */
export function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="anywhere">{value}</dd>
    </>
  )
}
