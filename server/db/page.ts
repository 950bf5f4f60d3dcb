/** Which rows of a list that may be long. */
export type Page = { limit: number; offset: number }
