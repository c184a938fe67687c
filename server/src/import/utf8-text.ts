import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

/** How the bytes of a file are read as characters. */
export const encodings = ['utf-8', 'latin1'] as const;
export type Encoding = (typeof encodings)[number];

/** A byte order mark of UTF-16, as spreadsheets write it. */
const isUtf16 = (chunk: Buffer): boolean =>
  (chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff);

/**
 * The bytes of a file as UTF-8. Latin-1 is converted (as Windows-1252, which contains it). Whatever is not valid is refused:
 * a decoder would store U+FFFD in place of what the file says.
 * @throws Error that says what to do with a file in another encoding
 */
export async function* utf8Text(file: string, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding === 'latin1' ? 'windows-1252' : 'utf-8', {
    fatal: true,
    ignoreBOM: true,
  });
  let line = 1;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    if (line === 1 && isUtf16(chunk)) throw notUtf8(file, 1);
    try {
      const text = decoder.decode(chunk, { stream: true });
      yield encoding === 'utf-8' ? chunk : Buffer.from(text);
    } catch {
      throw notUtf8(file, line + lineOfFault(chunk));
    }
    line += lineBreaks(chunk);
  }
  try {
    decoder.decode();
  } catch {
    throw notUtf8(file, line);
  }
}

function notUtf8(file: string, line: number): Error {
  return new Error(
    `${file} is not UTF-8 (line ${line}). Pass --encoding latin1 if it is Latin-1 or Windows-1252, or convert it: ` +
      'iconv -f UTF-16 -t UTF-8 FILE > NEW_FILE',
  );
}

const LINE_FEED = 0x0a;

function lineBreaks(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}

/** Lines of a chunk before its first invalid byte; a character that the chunk cuts at its start counts as the first line. */
function lineOfFault(chunk: Buffer): number {
  let lines = 0;
  let start = 0;
  for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, end + 1)) {
    if (!isUtf8(chunk.subarray(start, end))) return lines;
    lines += 1;
    start = end + 1;
  }
  return lines;
}
