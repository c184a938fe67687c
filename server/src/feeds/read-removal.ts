import type { RecordReader } from './mapping-table.ts';
import type { Permissions } from './property-fields.ts';

/** Statuses of RESO by which a feed takes a listing back, or announces one that may not be shown yet. */
const offMarketWords: ReadonlySet<string> = new Set([
  'delete',
  'deleted',
  'incomplete',
  'draft',
  'comingsoon',
]);

/** Why a row takes its listing off the market, in words for operators; null where it does not. */
export function removalReason(
  read: RecordReader,
  statuses: Readonly<Record<'MlsStatus' | 'StandardStatus', string | null>>,
  { MlgCanView }: Permissions,
): string | null {
  // MLS Grid: a listing with this flag must be deleted wherever it was copied to.
  const canView = read.raw('MlgCanView');
  if (canView !== undefined && MlgCanView !== true) return `MlgCanView is ${String(canView).slice(0, 20)}`;
  for (const [name, status] of Object.entries(statuses)) {
    if (status !== null && offMarketWords.has(status.toLowerCase().replace(/[^a-z]/g, '')))
      return `${name} is ${status}`;
  }
  return null;
}
