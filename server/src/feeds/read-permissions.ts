import type { DisplayPermissions } from '@hearth/domain/listing/listing.ts';
import type { FieldReader } from './field-reader.ts';

const ENTIRE = 'InternetEntireListingDisplayYN';
const ADDRESS = 'InternetAddressDisplayYN';

/** Other flags by which a seller or broker keeps a listing off public pages, where a feed has them. */
const optIns = ['IDXOptInYN', 'ACT_IDXOptInYN', 'InternetDisplayYN'];

/**
 * Who may see a listing, as seller and feed say. Refusals count wherever they stand. Where the row is silent, `display` is what
 * the person who imports says of the whole file; null rejects the row, since silence is no permission.
 */
export function readPermissions(read: FieldReader, display: boolean | null): DisplayPermissions {
  const entire = read.flag(ENTIRE);
  const address = read.flag(ADDRESS);
  const missing = display === null ? [ENTIRE, ADDRESS].filter((name) => read.raw(name) === undefined) : [];
  if (missing.length > 0) {
    const are = missing.length > 1 ? 'are' : 'is';
    read.problems.push(`${missing.join(' and ')} ${are} missing: pass --display yes or --display no`);
  }
  return {
    internetentirelistingdisplayyn: (entire ?? display ?? false) && !isOptedOut(read),
    internetaddressdisplayyn: address ?? display ?? false,
    internetautomatedvaluationdisplayyn: read.flag('InternetAutomatedValuationDisplayYN') ?? display ?? false,
    internetconsumercommentyn: read.flag('InternetConsumerCommentYN') ?? display ?? false,
  };
}

/** MLS Grid lists in `MlgCanUse` what a listing may be used for; IDX is display on public pages. */
function isOptedOut(read: FieldReader): boolean {
  const uses = read.list('MlgCanUse').map((use) => use.toUpperCase());
  return optIns.some((name) => read.flag(name) === false) || (uses.length > 0 && !uses.includes('IDX'));
}

/** Parts of a listing that a row hides, or leaves open; null where it hides nothing. */
export function refusalOf(read: FieldReader): 'listing' | 'address' | null {
  if (saysNo(read, ENTIRE) || isOptedOut(read)) return 'listing';
  return saysNo(read, ADDRESS) ? 'address' : null;
}

const saysNo = (read: FieldReader, name: string): boolean =>
  read.raw(name) !== undefined && read.flag(name) !== true;
