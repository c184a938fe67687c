import type { DisplayPermissions } from '@hearth/domain/listing/listing.ts';
import type { RecordReader } from './mapping-table.ts';
import type { Permissions } from './property-fields.ts';

/**
 * Who may see a listing, as seller and feed say. Refusals count wherever they stand. Where the row is silent, `display` is what
 * the person who imports says of the whole file; null rejects the row, since silence is no permission.
 */
export function readPermissions(
  { problems }: RecordReader,
  permissions: Permissions,
  display: boolean | null,
): DisplayPermissions {
  const { InternetEntireListingDisplayYN: entire, InternetAddressDisplayYN: address } = permissions;
  const missing = Object.entries({
    InternetEntireListingDisplayYN: entire,
    InternetAddressDisplayYN: address,
  }).flatMap(([name, value]) => (value === null && display === null ? [name] : []));
  if (missing.length > 0) {
    const are = missing.length > 1 ? 'are' : 'is';
    problems.push(`${missing.join(' and ')} ${are} missing: pass --display yes or --display no`);
  }
  return {
    internetentirelistingdisplayyn: (entire ?? display ?? false) && !isOptedOut(permissions),
    internetaddressdisplayyn: address ?? display ?? false,
    internetautomatedvaluationdisplayyn: permissions.InternetAutomatedValuationDisplayYN ?? display ?? false,
    internetconsumercommentyn: permissions.InternetConsumerCommentYN ?? display ?? false,
  };
}

/** MLS Grid lists in `MlgCanUse` what a listing may be used for; IDX is display on public pages. */
function isOptedOut({ IDXOptInYN, ACT_IDXOptInYN, InternetDisplayYN, MlgCanUse }: Permissions): boolean {
  const uses = MlgCanUse.map((use) => use.toUpperCase());
  return (
    [IDXOptInYN, ACT_IDXOptInYN, InternetDisplayYN].includes(false) ||
    (uses.length > 0 && !uses.includes('IDX'))
  );
}

/** Parts of a listing that a row hides, or leaves open; null where it hides nothing. */
export function refusalOf(permissions: Permissions): 'listing' | 'address' | null {
  if (isNo(permissions.InternetEntireListingDisplayYN) || isOptedOut(permissions)) return 'listing';
  return isNo(permissions.InternetAddressDisplayYN) ? 'address' : null;
}

/** No, or a word that cannot be read. */
const isNo = (permission: boolean | null | undefined): boolean => permission !== true && permission !== null;
