import type { FieldReader } from './field-reader.ts';

/** Statuses of RESO by which a feed takes a listing back, or announces one that may not be shown yet. */
const offMarketWords: ReadonlySet<string> = new Set([
  'delete',
  'deleted',
  'incomplete',
  'draft',
  'comingsoon',
]);

const statusFields = ['MlsStatus', 'StandardStatus'];

/** Why a row takes its listing off the market, in words for operators; null where it does not. */
export function removalReason(read: FieldReader): string | null {
  // MLS Grid: a listing with this flag must be deleted wherever it was copied to.
  if (read.raw('MlgCanView') !== undefined && read.flag('MlgCanView') !== true)
    return `MlgCanView is ${String(read.raw('MlgCanView')).slice(0, 20)}`;
  for (const name of statusFields) {
    const status = read.text(name);
    if (status !== null && offMarketWords.has(status.toLowerCase().replace(/[^a-z]/g, '')))
      return `${name} is ${status}`;
  }
  return null;
}
