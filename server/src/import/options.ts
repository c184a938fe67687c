import path from 'node:path';
import { parseArgs } from 'node:util';
import { type EditionId, editionIds } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { type ListingSource, listingSources } from '@hearth/domain/listing/listing.ts';
import { type MapLayer, mapLayers } from '@hearth/domain/search/map/map-layers.ts';
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
  readonly zoneOfTexts: string | null;
  readonly display: boolean | null;
  readonly isComplete: boolean;
  readonly removesMost: boolean;
  readonly isStrict: boolean;
  /** Of the base map; null for other kinds. */
  readonly mapLayer: MapLayer | null;
  readonly attribution: string | null;
}

export const usage = `npm run import -- FILE [options]

FILE        listings as .csv, .json or .ndjson, boundaries as .geojson, schools as .csv with --kind schools,
            streets, waters, parks and places of the base map as .geojson with --layer

--edition   ${editionIds.join(' or ')} (default: that of PRODUCT_NAME; of boundaries, the nearest)
--source    ${listingSources.join(', ')}: where the listings are from (default: the edition's MLS)
--mapping   a .json file that maps RESO names to the file's own columns
--kind      listings, boundaries, schools or map (default: by the file)
--type      ${polygonTypes.join(', ')}: what the boundaries are (default: by the file's name)
--name      property that names a boundary (default: the usual ones)
--layer     ${mapLayers.join(', ')}: what a file for the base map has (default: by the file's name)
--attribution  the credit that the map shows for the file
--replace   takes the file's outlines also where they are but a part of what another file drew
--display   yes or no: whether listings may be shown that say nothing of it (by default their rows are rejected)
--complete  the file is all that the source has: stored listings that it does not name are removed
--remove-most  lets a complete file remove most of the stored listings
--strict    one rejected row fails the file
--encoding  ${encodings.join(' or ')} (default: utf-8)
--time-zone of times that state none, such as America/Chicago (default: ISO times are UTC, others the edition's)`;

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
  const layer = oneOf('--layer', values.layer, mapLayers);
  const kind =
    oneOf('--kind', values.kind, ['listings', 'boundaries', 'schools', 'map']) ??
    kindOf(file, format, { layer, type: values.type });
  return {
    file,
    format,
    kind,
    edition,
    source,
    mappingFile: values.mapping ?? null,
    boundaryType: oneOf('--type', values.type, polygonTypes) ?? typeOf(file),
    nameField: values.name ?? null,
    boundaryEdition: givenEdition ?? null,
    replaceOutlines: values.replace ?? false,
    encoding: oneOf('--encoding', values.encoding, encodings) ?? 'utf-8',
    zoneOfTexts: zoneOf(values['time-zone']),
    display: display === undefined ? null : display === 'yes',
    isComplete: values.complete ?? false,
    removesMost: values['remove-most'] ?? false,
    isStrict: values.strict ?? false,
    mapLayer: kind === 'map' ? layerFor(file, format, layer) : null,
    attribution: values.attribution?.trim() || null,
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
        ...{ display: text, encoding: text, 'time-zone': text },
        ...{ replace: flag, complete: flag, 'remove-most': flag, strict: flag },
        ...{ layer: text, attribution: text },
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

/** @throws UsageError for a name that is no time zone's */
function zoneOf(given: string | undefined): string | null {
  if (given === undefined) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    throw new UsageError(`--time-zone must be a name such as America/Chicago, not "${given}".`);
  }
}

function kindOf(
  file: string,
  format: FileFormat,
  { layer, type }: { readonly layer: MapLayer | undefined; readonly type: string | undefined },
): ImportKind {
  if (layer !== undefined) return 'map';
  if (format === 'geojson') return type === undefined && layerOf(file) ? 'map' : 'boundaries';
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
const typeOf = (file: string): PolygonType =>
  typeWords.find(([pattern]) => pattern.test(wordsOf(file)))?.[1] ?? 'custom';

/** In the plural, since Cedar Park is a city and Lakeway has limits. */
const layerWords: readonly (readonly [RegExp, MapLayer])[] = [
  [/\b(roads|streets|street segments|center ?lines?|arterials?|highways|railroads|railways)\b/, 'roads'],
  [/\b(waters?|waterways|lakes|rivers|creeks|streams|hydro(graphy|logy))\b/, 'water'],
  [/\b(parks|greenbelts|preserves)\b/, 'parks'],
  [/\b(places|place ?names)\b/, 'places'],
];

/** The layer of a file for the base map, by the words of its name; undefined for one of boundaries. */
function layerOf(file: string): MapLayer | undefined {
  const words = wordsOf(file);
  const type = typeOf(file);
  if (!['city', 'county', 'custom'].includes(type)) return undefined;
  return layerWords.find(([pattern]) => pattern.test(words))?.[1];
}

function layerFor(file: string, format: FileFormat, given: MapLayer | undefined): MapLayer {
  if (format !== 'geojson') throw new UsageError(`The base map is read from .geojson, not .${format}.`);
  const layer = given ?? layerOf(file);
  if (layer === undefined) throw new UsageError(`Say what the file has: --layer ${mapLayers.join(' or ')}.`);
  return layer;
}

const wordsOf = (file: string): string =>
  path
    .basename(file)
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ');
