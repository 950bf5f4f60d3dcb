import { lastingStorage } from '#app/lib/browser-storage.ts'
import { fill } from '#app/lib/fill.ts'
import { liveTiers, onTiers } from '#app/lib/tiers.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import { dismissedKey } from './banner-dismissed.ts'

/** Lets the banner be dismissed, also while the page is still arriving. */
export function startDismissal(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.banner button')) dismiss()
  })
}

/** Keeps the places in the banner live. Without script it shows those that the page was built with. */
export function startBannerPlaces(): void {
  const banner = document.querySelector<HTMLElement>('.banner')
  if (!banner) return
  onTiers((tiers) => {
    const earlyAccess = tiers.find(({ tier }) => tier === 'early_access')
    const link = banner.querySelector('a')
    if (!earlyAccess || !link) return
    const { available_slots: available, total_slots: total } = earlyAccess
    const { text = '', textFull = '' } = banner.dataset
    link.textContent = fill(available > 0 ? text : textFull, { available, total })
  })
  if (document.documentElement.dataset.banner !== 'off') whenIdle(() => void liveTiers())
}

function dismiss(): void {
  document.documentElement.dataset.banner = 'off'
  lastingStorage.write(dismissedKey, new Date().toISOString())
}
