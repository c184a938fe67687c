import type { Viewer } from '../../people/viewer.ts';
import { type DisplayContext, findsClosed, type GatedListing, gate } from '../gate.ts';
import type { Listing } from '../listing.ts';
import { isSoldOrLeased } from '../status.ts';

type Placed = Pick<Listing, 'edition' | 'source' | 'parcelnumber' | 'streetnumber' | 'unitnumber'>;

/** Returns whether a parcel number names one parcel: feeds also write 'TBD', '0' or '999999'. */
export function namesParcel(parcelnumber: string | null): parcelnumber is string {
  const digits = (parcelnumber ?? '').replace(/\D/g, '');
  return digits.length >= 4 && new Set(digits).size > 1;
}

/**
 * Returns whether two listings of one source offer the same home: the same parcel, house number and unit. The parcel alone is not
 * enough, since the units of a building and the lots of a new subdivision may share one.
 */
export const isSameHome = (a: Placed, b: Placed): boolean =>
  namesParcel(a.parcelnumber) &&
  a.edition === b.edition &&
  a.source === b.source &&
  a.parcelnumber === b.parcelnumber &&
  plain(a.streetnumber) === plain(b.streetnumber) &&
  plain(a.unitnumber) === plain(b.unitnumber);

const plain = (text: string | null): string => (text ?? '').replace(/[\s#]/g, '').toLowerCase();

/**
 * Returns whether the page of one listing may name another of the same home. The viewer must be allowed to see the other's page with
 * its address, which a shared page names, and to find sold homes one by one where it was sold.
 */
export function mayNameOnPage(other: GatedListing, viewer: Viewer, context: DisplayContext): boolean {
  const { visible, parts } = gate(other, viewer, context);
  return visible && parts.address && (!isSoldOrLeased(other.mlsstatus) || findsClosed(viewer));
}
