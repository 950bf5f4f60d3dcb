/** What answers for pages: app/handler.ts, as it was last saved. */
export type Website = typeof import('#app/handler.ts')
