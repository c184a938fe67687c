import { type CsvError, parse } from 'csv-parse/sync';
import type { BrokenRow, FileRow } from './file-contact.ts';

type Field = Exclude<keyof FileRow, 'line'>;

/** Headings of columns as spreadsheets, Google, Outlook and Apple write them, in lower case without punctuation. */
const headings: readonly (readonly [Field, RegExp])[] = [
  ['firstname', /^(?:first|given|fore)\s?name$/],
  ['lastname', /^(?:last|family|sur)\s?name$|^surname$/],
  ['name', /^(?:full |display |contact )?name$|^client$/],
  [
    'emails',
    /^(?:(?:home|work|other|primary|e ?mail|secondary) )?e ?mails?(?: address(?:es)?)?(?: \d)?(?: (?:value|address))?$|^other emails and phones$/,
  ],
  [
    'phones',
    /^(?:(?:home|work|business|mobile|other|primary|cell) )?(?:phone|mobile|cell|tel|telephone)s?(?: number)?(?: \d)?(?: value)?$|^other emails and phones$/,
  ],
  ['notes', /^(?:private )?notes?$|^comments?$|^background$/],
  ['leadSource', /^(?:lead )?source$/],
];

const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fieldsOf = (heading: string): readonly Field[] =>
  headings.flatMap(([field, pattern]) => (pattern.test(plainHeading(heading)) ? [field] : []));

/** Several values of one cell, as Google separates them, and our own export. */
const betweenValues = /:::|;/;

/** An apostrophe that keeps a spreadsheet from taking a text for a formula. */
const escapedFormula = /^'(?=[=+\-@\t\r＝＋－＠])/;

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads the rows of a CSV file by the headings of its first line. Rows that are no CSV are broken ones.
 * @returns null where no heading names an address or a phone
 */
export function csvRows(text: string): readonly (FileRow | BrokenRow)[] | null {
  const broken: BrokenRow[] = [];
  const [head, ...rows] = parse(text, {
    ...{ delimiter: delimiterOf(text), bom: true, info: true, relax_column_count: true },
    ...{ relax_quotes: true, skip_empty_lines: true, skip_records_with_error: true },
    on_skip(error: (CsvError & { readonly lines?: number }) | undefined) {
      broken.push({ line: error?.lines ?? 0, reason: 'This row is not valid CSV' });
      return undefined;
    },
  }) as unknown as ParsedRow[];
  const fields = (head?.record ?? []).map(fieldsOf);
  if (!fields.flat().some((field) => field === 'emails' || field === 'phones')) return null;
  const read = rows
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map((row) => rowOf(row, fields));
  return [...read, ...broken].sort((one, other) => one.line - other.line);
}

function rowOf({ record, info }: ParsedRow, fields: readonly (readonly Field[])[]): FileRow {
  const cells = record.map((cell) => cell.replace(escapedFormula, ''));
  const of = (field: Field) => cells.filter((_, at) => fields[at]?.includes(field));
  const first = (field: Field) => of(field).find((cell) => cell.trim() !== '') ?? '';
  const values = (field: Field) =>
    of(field).flatMap((cell) => cell.split(betweenValues).filter((value) => value.trim() !== ''));
  const lines = record.reduce((count, cell) => count + (cell.match(/\n/g)?.length ?? 0), 0);
  return {
    line: info.lines - lines,
    ...{ firstname: first('firstname'), lastname: first('lastname'), name: first('name') },
    ...{ emails: values('emails'), phones: values('phones') },
    ...{ notes: of('notes').filter(Boolean).join('\n'), leadSource: first('leadSource') },
  };
}

/** The separator that the first line has most of. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}
