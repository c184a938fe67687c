import { stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV for spreadsheets. Texts that a spreadsheet would take for formulas are escaped.
 * @param columns named, so that a file without rows has a header too
 */
export const spreadsheetCsv = (columns: readonly string[], rows: readonly object[]): string =>
  stringify([...rows], {
    ...{ columns: [...columns], header: true, bom: true, escape_formulas: true, record_delimiter: 'windows' },
    // The library quotes the ends of records alone, and these are no ends.
    quoted_match: /[\r\n]/,
  });
