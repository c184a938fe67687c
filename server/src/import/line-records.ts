import { StringDecoder } from 'node:string_decoder';

/** One line of a file, without what ends it; `text` is null where it is too long to be a row. */
export interface FileLine {
  readonly line: number;
  readonly text: string | null;
}

/** A row with its pictures has some ten thousand. */
export const mostCharactersOfLine = 4_000_000;

/** Lines that end in a line feed alone: U+2028 and U+2029 stand inside of JSON strings. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<FileLine> {
  const decoder = new StringDecoder('utf8');
  let line = 1;
  let held: string | null = '';
  for await (const chunk of bytes) {
    const [first = '', ...more] = decoder.write(chunk).split('\n');
    held = joined(held, first);
    for (const text of more) {
      yield { line, text: withoutReturn(held) };
      line += 1;
      held = joined('', text);
    }
  }
  if (held !== '') yield { line, text: withoutReturn(held) };
}

const joined = (held: string | null, text: string): string | null =>
  held === null || held.length + text.length > mostCharactersOfLine ? null : held + text;

const withoutReturn = (text: string | null): string | null =>
  text?.endsWith('\r') ? text.slice(0, -1) : text;
