import { useRef } from 'react'

type PreviewFrameProps = {
  title: string
  source: string
  /** For a key pressed in the page, which the desk around it does not hear. */
  onEscape?(): void
}

/** The page itself. One that comes anew stays where it was read. */
export function PreviewFrame({ title, source, onEscape }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const place = useRef(0)
  return (
    <iframe
      ref={frame}
      title={title}
      src={source}
      onLoad={() => {
        // A page of the browser's own, such as one that could not be loaded, is nobody's to touch.
        const view = frame.current?.contentDocument && frame.current.contentWindow
        if (!view) return
        view.scrollTo(0, place.current)
        view.addEventListener('scroll', () => {
          place.current = view.scrollY
        })
        view.addEventListener('keydown', ({ key, defaultPrevented }) => {
          if (key === 'Escape' && !defaultPrevented) onEscape?.()
        })
      }}
    />
  )
}
