type CloseKeyProps = { label: string; onClick: (() => void) | undefined; className?: string }

/** The cross in the corner of what lies over the page. */
export function CloseKey({ label, onClick, className }: CloseKeyProps) {
  return (
    <button
      type="button"
      className={className ? `close-key ${className}` : 'close-key'}
      aria-label={label}
      onClick={onClick}
    />
  )
}
