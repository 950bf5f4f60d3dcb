import { fetchedOnce } from '#app/lib/fetched-once.ts'

/** The dialog with its style. It is small, because what ranks comes apart (load-search.ts). */
export const searchDialog = fetchedOnce(() => import('./search-dialog.tsx').then(({ SearchDialog }) => SearchDialog))
