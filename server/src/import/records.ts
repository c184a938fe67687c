import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import chain from 'stream-chain';
import { parser } from 'stream-json';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';

/** One row of a file. `place` tells people where it is: 'line 12', or 'item 3' of a JSON array. */
export interface FileRecord {
  readonly place: string;
  /** undefined where the row itself could not be read; `problem` says why. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  readonly problem?: string;
}

export type FileFormat = 'csv' | 'json' | 'ndjson' | 'geojson';

/** By the file's ending; undefined for one that is not imported. */
export function formatOf(file: string): FileFormat | undefined {
  const ending = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase();
  if (ending === 'jsonl') return 'ndjson';
  return (['csv', 'json', 'ndjson', 'geojson'] as const).find((format) => format === ending);
}

/**
 * The rows of a file one by one, without holding it in memory. A row that cannot be read is told of and the next one
 * follows; a file that breaks off in the middle throws.
 */
export function readRecords(file: string, format: FileFormat): AsyncGenerator<FileRecord> {
  if (format === 'csv') return csvRecords(file);
  return format === 'ndjson' ? lineRecords(file) : arrayRecords(file);
}

async function* csvRecords(file: string): AsyncGenerator<FileRecord> {
  const skipped: FileRecord[] = [];
  const rows = createReadStream(file).pipe(
    parse({
      bom: true,
      columns: true,
      info: true,
      relax_column_count: false,
      skip_empty_lines: true,
      skip_records_with_error: true,
      trim: true,
      on_skip: (error) => {
        skipped.push({ place: `line ${error?.lines ?? '?'}`, value: undefined, problem: reasonOf(error) });
        return undefined;
      },
    }),
  );
  for await (const { record, info } of rows) {
    yield* skipped.splice(0);
    yield { place: `line ${info.lines}`, value: record };
  }
  yield* skipped;
}

async function* lineRecords(file: string): AsyncGenerator<FileRecord> {
  let line = 0;
  for await (const text of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1;
    if (text.trim() !== '') yield recordOf(`line ${line}`, () => JSON.parse(text));
  }
}

/** The items of a top-level array, or of `value` (OData) or `features` (GeoJSON) of a top-level object. */
async function* arrayRecords(file: string): AsyncGenerator<FileRecord> {
  const nested = (await firstCharacter(file)) === '{';
  const items = chain([
    createReadStream(file),
    parser(),
    ...(nested ? [pick({ filter: /^(value|features)$/ })] : []),
    streamArray(),
  ]);
  for await (const { key, value } of items as AsyncIterable<{ key: number; value: unknown }>) {
    yield recordOf(`item ${key + 1}`, () => value);
  }
}

async function firstCharacter(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(1024) });
    return (
      buffer
        .toString('utf8', 0, bytesRead)
        .replace(/^\uFEFF/, '')
        .trimStart()[0] ?? ''
    );
  } finally {
    await handle.close();
  }
}

function recordOf(place: string, read: () => unknown): FileRecord {
  try {
    const value = read();
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { place, value: value as Record<string, unknown> };
    }
    return { place, value: undefined, problem: 'is not an object' };
  } catch (error) {
    return { place, value: undefined, problem: reasonOf(error as Error) };
  }
}

const reasonOf = (error: Error | undefined): string => error?.message ?? 'cannot be read';
