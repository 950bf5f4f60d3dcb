import { useSyncExternalStore } from 'react'
import { isSlashKeyOn, onSlashKey } from './slash-key.ts'

export function useSlashKey(): boolean {
  return useSyncExternalStore(onSlashKey, isSlashKeyOn, () => true)
}
