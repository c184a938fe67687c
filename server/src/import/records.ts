import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import chain from 'stream-chain';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { csvRecords } from './csv-records.ts';
import type { FileRecord } from './file-record.ts';
import { type JsonToken, pageWatcher } from './json-page.ts';
import { linesOf, mostCharactersOfLine } from './line-records.ts';
import { type Encoding, utf8Text } from './utf8-text.ts';

export type FileFormat = 'csv' | 'json' | 'ndjson' | 'geojson';

/** By the file's ending; undefined for one that is not imported. */
export function formatOf(file: string): FileFormat | undefined {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase();
  if (ending === 'jsonl') return 'ndjson';
  return (['csv', 'json', 'ndjson', 'geojson'] as const).find((format) => format === ending);
}

/** How a file is read. */
export interface ReadOptions {
  readonly encoding?: Encoding;
  /** One page of a longer answer is refused. */
  readonly isComplete?: boolean;
}

/**
 * Streams the rows of a file one by one. Reports an unreadable row and continues with the next; throws where the file breaks
 * off in the middle, and at the end of one that should be complete and is a page.
 */
export function readRecords(
  file: string,
  format: FileFormat,
  { encoding = 'utf-8', isComplete = false }: ReadOptions = {},
): AsyncGenerator<FileRecord> {
  if (format === 'csv') return csvRecords(file, encoding);
  return format === 'ndjson' ? lineRecords(file, encoding) : arrayRecords(file, encoding, isComplete);
}

const byteOrderMark = /^\uFEFF/;

async function* lineRecords(file: string, encoding: Encoding): AsyncGenerator<FileRecord> {
  for await (const { line, text } of linesOf(utf8Text(file, encoding))) {
    const at = `line ${line}`;
    if (text === null) {
      const problem = `has more than ${mostCharactersOfLine.toLocaleString('en')} characters`;
      yield { at, value: undefined, problem };
      continue;
    }
    const json = line === 1 ? text.replace(byteOrderMark, '') : text;
    if (json.trim() !== '') yield recordOf(at, () => parseLine(json));
  }
}

/**
 * The items of a top-level array, or of `value` (OData) or `features` (GeoJSON) of a top-level object.
 * @throws Error where there is no such array
 */
async function* arrayRecords(
  file: string,
  encoding: Encoding,
  isComplete: boolean,
): AsyncGenerator<FileRecord> {
  const first = await firstCharacter(file);
  const lists = listFinder();
  const page = pageWatcher();
  let rows = 0;
  if (first !== '[' && first !== '{') throw noList();
  const items = chain([
    Readable.from(utf8Text(file, encoding), { objectMode: false }),
    parser(),
    exactToken,
    page.watch,
    ...(first === '{' ? [pick({ filter: lists.isList }), lists.onlyArrays] : []),
    streamArray(),
  ]);
  for await (const { key, value } of items as AsyncIterable<{ key: number; value: unknown }>) {
    rows += 1;
    yield recordOf(`item ${key + 1}`, () => value);
  }
  if (first === '{' && !lists.found) throw noList();
  const reason = isComplete ? page.reason(rows) : null;
  if (reason !== null)
    throw new Error(
      `The file is not complete: ${reason}. Import it without --complete, or fetch all pages into one file.`,
    );
}

/** Digits of a JSON integer that a number of JavaScript would round: ids of 20 digits. They stay text. */
const isRounded = (digits: unknown): digits is string =>
  typeof digits === 'string' && /^-?\d+$/.test(digits) && !Number.isSafeInteger(Number(digits));

const exactToken = (token: JsonToken): JsonToken =>
  token.name === 'numberValue' && isRounded(token.value) ? { ...token, name: 'stringValue' } : token;

/** A reviver recurses, so it reads only lines with digits to preserve. */
const parseLine = (json: string): unknown =>
  /\d{16}/.test(json) ? JSON.parse(json, exactInteger) : JSON.parse(json);

/** Reviver that reads large integers as text. */
const exactInteger = (_name: string, value: unknown, context?: { readonly source?: string }): unknown =>
  typeof value === 'number' && isRounded(context?.source) ? context?.source : value;

/** Takes the first list of an object by its name; anything else of that name is no list. */
function listFinder() {
  let found = false;
  return {
    get found() {
      return found;
    },
    isList: (path: readonly unknown[]): boolean =>
      path.length === 1 && (path[0] === 'value' || path[0] === 'features'),
    onlyArrays: (token: { readonly name: string }) => {
      if (!found && token.name !== 'startArray') throw noList();
      found = true;
      return token;
    },
  };
}

const noList = (): Error =>
  new Error('The file must hold a list of rows, or an object with a list called "value" or "features".');

async function firstCharacter(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(1024) });
    return buffer.toString('utf8', 0, bytesRead).replace(byteOrderMark, '').trimStart()[0] ?? '';
  } finally {
    await handle.close();
  }
}

function recordOf(at: string, read: () => unknown): FileRecord {
  try {
    const value = read();
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { at, value: undefined, problem: 'is not an object' };
    if (isDeeperThan(deepest, value))
      return { at, value: undefined, problem: `is nested deeper than ${deepest} levels` };
    return { at, value: value as Record<string, unknown> };
  } catch (error) {
    return { at, value: undefined, problem: (error as Error).message };
  }
}

/** A feature of GeoJSON has seven levels, a listing with its pictures three. */
const deepest = 20;

/** Level by level and not by recursion, which a row of a hundred thousand levels would end. */
function isDeeperThan(levels: number, value: unknown): boolean {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each).filter(isContainer) : [],
    );
  }
  return false;
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;
