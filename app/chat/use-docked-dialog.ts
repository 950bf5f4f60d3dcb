import { type RefObject, useEffect } from 'react'

/** From here on the panel stands beside the page, which stays in use; below, it is modal and covers it. */
const docked = '(min-width: 64rem)'

/**
 * Opens a dialog the way the window has room for it, again when that changes, and keeps it as high as what the screen
 * keyboard of a phone leaves.
 */
export function useDockedDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const wide = matchMedia(docked)
    const open = () => {
      if (element.open) element.close()
      if (wide.matches) element.show()
      else element.showModal()
    }
    const screen = window.visualViewport
    const fillVisible = () => {
      const isCovered = screen && screen.scale === 1 && screen.height < window.innerHeight - 1
      if (isCovered) element.style.setProperty('--visible-height', `${screen.height}px`)
      else element.style.removeProperty('--visible-height')
    }
    open()
    fillVisible()
    wide.addEventListener('change', open)
    screen?.addEventListener('resize', fillVisible)
    return () => {
      wide.removeEventListener('change', open)
      screen?.removeEventListener('resize', fillVisible)
    }
  }, [dialog])
}
