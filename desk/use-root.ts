import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root.tsx'

/** What every page of the desk knows: words of the frame, who is signed in, the token of forms. */
export function useRoot(): RootData {
  return useRouteLoaderData('root') as RootData
}
