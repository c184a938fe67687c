/** A run of characters as an address may have them in a text, in HTML or in JSON. */
const WORD = /[^\s"'<>\\]+/g;

/**
 * A stored mail whose links do nothing any more: what acts for a person, such as the code of a reset and the signature of a
 * withdrawal, is in the query of a link, which is left out. A file of exported data may get into other hands.
 */
export const withoutLiveLinks = <Row extends object>(mail: Row): Row =>
  JSON.parse(JSON.stringify(mail).replace(WORD, withoutQuery)) as Row;

function withoutQuery(word: string): string {
  const [address, query] = [word.indexOf('://'), word.indexOf('?', word.indexOf('://') + 1)];
  return address === -1 || query === -1 ? word : word.slice(0, query);
}
