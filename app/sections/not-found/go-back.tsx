import { Button } from '#app/ui/button.tsx'

/** Back to where the visitor came from; hidden where no script runs. */
export function GoBack({ label }: { label: string }) {
  return (
    <Button type="button" look="back" onClick={() => history.back()}>
      {label}
    </Button>
  )
}
