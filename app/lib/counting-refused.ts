/** Whether this browser asks not to be counted: Global Privacy Control, or Do Not Track. */
export function isCountingRefused(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || navigator.doNotTrack === '1'
}
