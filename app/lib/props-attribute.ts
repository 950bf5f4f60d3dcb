/** An attribute carries `"` as `&quot;`, a thousand times on the home page; backticks travel as they are. */
const swapQuotes = (text: string) => text.replaceAll(/["`]/g, (mark) => (mark === '"' ? '`' : '"'))

/** An island's props as its attribute has them: JSON with quotation marks and backticks in each other's place. */
export const writeProps = (props: object) => swapQuotes(JSON.stringify(props))

/** @throws SyntaxError when it is not what `writeProps` has made */
export const readProps = (attribute: string): object => JSON.parse(swapQuotes(attribute))
