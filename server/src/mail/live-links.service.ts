/** The query of an address in a text, in HTML or in JSON. */
const QUERY = /(https?:\/\/[^\s?"'<>\\]+)\?[^\s"'<>\\]*/g;

/**
 * A stored mail whose links do nothing any more: what acts for a person, such as the code of a reset and the signature of a
 * withdrawal, is in the query of a link, which is left out. A file of exported data may get into other hands.
 */
export const withoutLiveLinks = <Row extends object>(mail: Row): Row =>
  JSON.parse(JSON.stringify(mail).replace(QUERY, '$1')) as Row;
