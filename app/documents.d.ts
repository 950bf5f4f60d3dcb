// Documents that scripts in the browser need at once are compiled into them (scripts/documents-in-scripts.ts).

declare module '#content/tiers.yaml' {
  const places: import('#content/catalogue.ts').DocumentOf<'tiers'>
  export default places
}

declare module '#content/*/crash.yaml' {
  const words: import('#content/catalogue.ts').DocumentOf<'crash'>
  export default words
}
