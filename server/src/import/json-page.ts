/** A token of stream-json. */
export interface JsonToken {
  readonly name: string;
  readonly value?: unknown;
}

/**
 * Watches the tokens of an object around a list of rows, and reports whether the list is one page of a longer answer: a link
 * to the next page ('@odata.nextLink', 'next', 'paging.next'), or a count of more rows than the list has.
 */
export function pageWatcher() {
  let depth = 0;
  let arrays = 0;
  let key = '';
  let link: string | null = null;
  let count: number | null = null;

  function note(value: unknown): void {
    if (isLinkName(key) && value !== '') link ??= key;
    if (isCountName(key)) count ??= Number(value);
  }

  return {
    watch<Token extends JsonToken>(token: Token): Token {
      const { name, value } = token;
      if (name === 'startArray') arrays += 1;
      if (name === 'endArray') arrays -= 1;
      if (arrays > 0) return token;
      if (name === 'startObject') depth += 1;
      if (name === 'endObject') depth -= 1;
      if (name === 'keyValue') key = String(value);
      if (depth <= DEEPEST && (name === 'stringValue' || name === 'numberValue' || name === 'trueValue'))
        note(value ?? true);
      return token;
    },
    /** The reason why a list of so many rows is not the whole answer; null without such a sign. */
    reason(rows: number): string | null {
      if (link !== null) return `it names a next page (${link})`;
      return count !== null && count > rows ? `it has ${rows} of ${count} rows` : null;
    },
  };
}

/** Links stand in the object itself or in one of its objects, such as 'links' and 'paging'. */
const DEEPEST = 2;

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^@?(odata\.)?/, '')
    .replace(/[^a-z]/g, '');

const isLinkName = (name: string): boolean =>
  [
    'nextlink',
    'next',
    'nextpage',
    'nextpageurl',
    'nexturl',
    'nextpagelink',
    'hasmore',
    'hasnextpage',
  ].includes(plain(name));

const isCountName = (name: string): boolean => ['count', 'totalcount', 'totalresults'].includes(plain(name));
