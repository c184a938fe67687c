import path from 'node:path';
import { parseArgs } from 'node:util';
import { type EditionId, editionIds } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { type ListingSource, listingSources } from '@hearth/domain/listing/listing.ts';
import { type PolygonType, polygonTypes } from '@hearth/domain/search/tags/tag.ts';
import type { ImportKind } from './import-job.ts';
import { type FileFormat, formatOf } from './records.ts';
import { type Encoding, encodings } from './utf8-text.ts';

export interface ImportOptions {
  readonly file: string;
  readonly format: FileFormat;
  readonly kind: ImportKind;
  readonly edition: EditionId;
  readonly source: ListingSource;
  readonly mappingFile: string | null;
  readonly boundaryType: PolygonType;
  readonly nameField: string | null;
  readonly boundaryEdition: EditionId | null;
  readonly replaceOutlines: boolean;
  readonly encoding: Encoding;
  readonly display: boolean | null;
  readonly isComplete: boolean;
  readonly removesMost: boolean;
  readonly isStrict: boolean;
}

export const usage = `npm run import -- FILE [options]

FILE        listings as .csv, .json or .ndjson, boundaries as .geojson, schools as .csv with --kind schools

--edition   ${editionIds.join(' or ')} (default: that of PRODUCT_NAME; of boundaries, the nearest)
--source    ${listingSources.join(', ')}: where the listings are from (default: the edition's MLS)
--mapping   a .json file that maps RESO names to the file's own columns
--kind      listings, boundaries or schools (default: by the file)
--type      ${polygonTypes.join(', ')}: what the boundaries are (default: by the file's name)
--name      property that names a boundary (default: the usual ones)
--replace   takes the file's outlines also where they are but a part of what another file drew
--display   yes or no: whether listings may be shown that say nothing of it (by default their rows are rejected)
--complete  the file is all that the source has: stored listings that it does not name are removed
--remove-most  lets a complete file remove most of the stored listings
--strict    one rejected row fails the file
--encoding  ${encodings.join(' or ')} (default: utf-8)`;

/** An invalid command line; its message is for people. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readOptions(args: readonly string[], defaultEdition: EditionId): ImportOptions {
  const { values, positionals } = parse(args);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError(`Name one file.\n\n${usage}`);
  const format = formatOf(file);
  if (format === undefined) {
    throw new UsageError(`${path.basename(file)} is not .csv, .json, .ndjson, .jsonl or .geojson.`);
  }
  const givenEdition = oneOf('--edition', values.edition, editionIds);
  const edition = givenEdition ?? defaultEdition;
  const source = oneOf('--source', values.source, listingSources) ?? editions[edition].mlsSource;
  if (values.complete && source === 'EX')
    throw new UsageError('--complete is for feeds; exclusive listings have none that could be complete.');
  const display = oneOf('--display', values.display, ['yes', 'no']);
  return {
    file,
    format,
    kind: oneOf('--kind', values.kind, ['listings', 'boundaries', 'schools']) ?? kindOf(file, format),
    edition,
    source,
    mappingFile: values.mapping ?? null,
    boundaryType: oneOf('--type', values.type, polygonTypes) ?? typeOf(file),
    nameField: values.name ?? null,
    boundaryEdition: givenEdition ?? null,
    replaceOutlines: values.replace ?? false,
    encoding: oneOf('--encoding', values.encoding, encodings) ?? 'utf-8',
    display: display === undefined ? null : display === 'yes',
    isComplete: values.complete ?? false,
    removesMost: values['remove-most'] ?? false,
    isStrict: values.strict ?? false,
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ edition: text, source: text, mapping: text, kind: text, type: text, name: text },
        ...{ display: text, encoding: text },
        ...{ replace: flag, complete: flag, 'remove-most': flag, strict: flag },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function oneOf<W extends string>(
  name: string,
  given: string | undefined,
  words: readonly W[],
): W | undefined {
  const found = words.find((word) => word.toLowerCase() === given?.toLowerCase());
  if (given !== undefined && found === undefined) {
    throw new UsageError(`${name} must be one of ${words.join(', ')}, not "${given}".`);
  }
  return found;
}

function kindOf(file: string, format: FileFormat): ImportKind {
  if (format === 'geojson') return 'boundaries';
  return /^schools?[_.-]/i.test(path.basename(file)) ? 'schools' : 'listings';
}

/** Files often name the county or the city they are from besides their content, so these words count last. */
const typeWords: readonly (readonly [RegExp, PolygonType])[] = [
  [/\bc?isds?\b|school ?district/, 'schooldistrict'],
  [/neighbou?rhood|subdivision|plan ?area|\bmuds?\b/, 'subdivision'],
  [/mls ?area/, 'mlsarea'],
  [/school/, 'school'],
  [/zip|zcta|postal/, 'postalcode'],
  [/\bcit(y|ies)/, 'city'],
  [/count(y|ies)/, 'county'],
];

/** The type of a file of boundaries, by the words of its name. */
const typeOf = (file: string): PolygonType => {
  const words = path
    .basename(file)
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ');
  return typeWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'custom';
};
