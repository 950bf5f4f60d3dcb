/**
 * The components of all islands, by their names. Only the registry knows them and adds them here (app/islands/registry.ts), so that
 * what stands on a page need not know everything that does.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the registry
export interface Islands {}

export type IslandName = keyof Islands

export type IslandProps<Name extends IslandName> = Parameters<Islands[Name]>[0]
