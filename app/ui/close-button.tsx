type CloseButtonProps = { label: string; onClick: (() => void) | undefined; className?: string }

/** The cross in the corner of a dialog or a toast. */
export function CloseButton({ label, onClick, className }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={className ? `close-button ${className}` : 'close-button'}
      aria-label={label}
      onClick={onClick}
    />
  )
}
