/** Resolves once the whole page is there: its script loads beside it and may run before its end has come. */
export const parsed = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve())
  else resolve()
})
