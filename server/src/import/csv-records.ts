import { pipeline } from 'node:stream';
import { type CsvError, type Info, parse } from 'csv-parse';
import type { FileRecord } from './file-record.ts';
import { type Encoding, utf8Text } from './utf8-text.ts';

/** A longer row is the result of an unclosed quote. */
const mostCharactersOfRow = 1_000_000;
const QUOTE = '"';

type Row = Readonly<Record<string, string>>;

/** A row of the file, with the rows before it that could not be read. */
interface Found {
  readonly unreadable: readonly FileRecord[];
  readonly at: string;
  readonly value: Row;
}

/**
 * The rows of a CSV file by the names in its first line.
 * @throws Error where a quote is not closed, because the end of its row is unknown; names the line where the quote opens
 */
export async function* csvRecords(file: string, encoding: Encoding): AsyncGenerator<FileRecord> {
  const faults = faultKeeper();
  const rows = parse({
    bom: true,
    columns: (names: readonly string[]) => names.map((name) => name.trim()),
    info: true,
    // Trimming on the right as well would drop the rest of a chunk after '"x" y'.
    ltrim: true,
    max_record_size: mostCharactersOfRow,
    on_record: ({ record, info }: { record: Row; info: Info }): Found => {
      const line = info.lines - lineBreaks(Object.values(record));
      return { unreadable: faults.before(line, info), at: `line ${line}`, value: record };
    },
    on_skip: (error) => faults.add(error as CsvFault),
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  pipeline(unixLines(file, encoding), rows, () => {}); // a failure arrives at the reader of `rows`
  try {
    for await (const { unreadable, at, value } of rows as AsyncIterable<Found>) {
      yield* unreadable;
      yield { at, value };
    }
    yield* faults.before(rows.info.lines + 1, rows.info);
  } catch (error) {
    throw error instanceof OpenQuote ? await error.located(file, encoding) : error;
  }
}

type CsvFault = CsvError & Info & { readonly record?: readonly string[] };

interface Fault {
  readonly from: number;
  readonly to: number;
  /** Of where its field begins; faults of one field are one. */
  readonly bytes: number;
  readonly problem: string;
  /** A quote in the wrong place may have taken in the lines that follow. */
  readonly open: boolean;
}

/** Collects unreadable rows until the next readable one shows where they ended. Lines count from 1. */
function faultKeeper() {
  let faults: Fault[] = [];
  let end = 1;
  let emptyLines = 0;
  return {
    add(error: CsvFault): undefined {
      if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE')
        throw new OpenQuote(error);
      const from = error.record
        ? error.lines - lineBreaks(error.record)
        : Math.min(error.lines, end + 1 + error.empty_lines - emptyLines);
      const last = faults.at(-1);
      if (last && (last.bytes === error.bytes || from <= last.to)) return;
      const open = error.code === 'CSV_INVALID_CLOSING_QUOTE';
      faults.push({ from, to: error.lines, bytes: error.bytes, problem: error.message, open });
      end = error.lines;
      emptyLines = error.empty_lines;
    },
    before(line: number, info: Info): FileRecord[] {
      const messages = faults.map((fault, index) => {
        const next = faults[index + 1]?.from ?? line - (info.empty_lines - emptyLines);
        const to = fault.open ? Math.max(fault.to, next - 1) : fault.to;
        return { at: linesOf(fault.from, to), value: undefined, problem: fault.problem };
      });
      faults = [];
      end = info.lines;
      emptyLines = info.empty_lines;
      return messages;
    },
  };
}

const linesOf = (from: number, to: number): string =>
  from === to ? `line ${from}` : `lines ${from} to ${to}`;

const lineBreaks = (values: readonly string[]): number =>
  values.reduce((sum, value) => sum + (value.includes('\n') ? value.split('\n').length - 1 : 0), 0);

/** A quote that stays open to the end of the file, or for longer than a row may be. */
class OpenQuote extends Error {
  private readonly fault: CsvFault;

  constructor(fault: CsvFault) {
    super(fault.message);
    this.fault = fault;
  }

  async located(file: string, encoding: Encoding): Promise<Error> {
    const line = await lineOfQuote(file, encoding, this.fault.bytes);
    const end =
      this.fault.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'is not closed'
        : `makes a row of more than ${mostCharactersOfRow.toLocaleString('en')} characters`;
    return new Error(
      `The quote that opens in line ${line} ${end}, so the import cannot find the rows after it.`,
    );
  }
}

/** The line of the first quote at or after an offset, else of the offset. */
async function lineOfQuote(file: string, encoding: Encoding, offset: number): Promise<number> {
  let [line, at] = [1, 0];
  for await (const chunk of unixLines(file, encoding)) {
    const text = chunk.toString('latin1');
    const found = text.indexOf(QUOTE, Math.max(0, offset - at));
    const known = found >= 0 ? found : text.length;
    line += lineBreaks([text.slice(0, known)]);
    if (found >= 0) return line;
    at += text.length;
  }
  return line;
}

/** Lines that end in a line feed alone, so lines within quotes are counted once. Latin-1 preserves every byte. */
async function* unixLines(file: string, encoding: Encoding): AsyncGenerator<Buffer> {
  let held = '';
  for await (const chunk of utf8Text(file, encoding)) {
    const text = held + chunk.toString('latin1');
    held = text.endsWith('\r') ? '\r' : '';
    const whole = text.slice(0, text.length - held.length);
    if (whole !== '') yield Buffer.from(whole.replaceAll('\r\n', '\n'), 'latin1');
  }
  if (held !== '') yield Buffer.from(held, 'latin1');
}
