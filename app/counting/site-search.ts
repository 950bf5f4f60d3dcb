const eventName = 'site-search'

/** The last question of a search, once it is closed: whether anything was found. What was asked is told to nobody. */
export function tellSearch(isAnswered: boolean): void {
  document.dispatchEvent(new CustomEvent(eventName, { detail: isAnswered }))
}

export function onSearch(count: (isAnswered: boolean) => void): void {
  document.addEventListener(eventName, ({ detail }: CustomEventInit<boolean>) => count(detail === true))
}
