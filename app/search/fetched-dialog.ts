import { fetchedOnce } from '#app/lib/fetched-once.ts'

/** The dialog, which the page does without until it is opened. */
export const searchDialog = fetchedOnce(() => import('./search-dialog.tsx').then(({ SearchDialog }) => SearchDialog))
