import { isLease, type PropertyType } from '@hearth/domain/listing/property-type.ts';
import { type MlsStatus, mlsStatuses } from '@hearth/domain/listing/status.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** RESO StandardStatus values and what feeds write for them. */
const statusWords: Readonly<Record<string, MlsStatus>> = {
  activeundercontract: 'Pending - Taking Backups',
  pendingtakingbackups: 'Pending - Taking Backups',
  undercontract: 'Pending',
  canceled: 'Withdrawn',
  cancelled: 'Withdrawn',
  hold: 'Withdrawn',
  temporarilyoffmarket: 'Withdrawn',
  rented: 'Leased',
};

/** The status a feed means; undefined for one that is not listed here (e.g. Coming Soon, Incomplete). */
export function statusOf(text: string, type: PropertyType): MlsStatus | undefined {
  const word = plain(text);
  if (word === 'closed' || word === 'sold') return isLease(type) ? 'Leased' : 'Sold';
  return statusWords[word] ?? mlsStatuses.find((status) => plain(status) === word);
}
