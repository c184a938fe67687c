import { listingFieldsOf } from '@hearth/domain/exclusive/edit-payload.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { isSameHome } from '@hearth/domain/listing/history/same-home.ts';
import { isLease } from '@hearth/domain/listing/property-type.ts';
import { addressKey } from '../../text/address-key.ts';
import { addressOf } from '../listing-address.ts';
import type { Candidate, MlsListing } from './mls-copies.queries.ts';

/** Facts that a listing of the MLS and an exclusive one have alike; null for different homes and different offers. */
export type Match = 'parcel' | 'address' | null;

/**
 * Decides whether a listing of the MLS offers the home of an exclusive one. One that hides its address is named to its own agent
 * alone, so it matches no listing of another.
 */
export function matchOf({ row, mls }: Candidate): Match {
  const fields = row.publishedFields ?? row.fields;
  if (!mls.internetaddressdisplayyn && mls.agentId !== row.agentId) return null;
  if (isLease(mls.propertytype) !== isLease(listingFieldsOf(fields).propertytype ?? 'Residential'))
    return null;
  const { edition } = row;
  const { source } = mls;
  const home = { ...addressOf(fields), parcelnumber: fields.parcelNumber ?? null, edition, source };
  if (isSameHome(home, { ...mls, edition })) return 'parcel';
  return keyOf(fields) === addressKey(`${streetLine(mls)} ${cityLine(mls)}`) ? 'address' : null;
}

const keyOf = (fields: EditPayload): string => {
  const address = addressOf(fields);
  return addressKey(`${streetLine(address)} ${cityLine(address)}`);
};

/** The number by which people know a listing of the MLS. */
export const mlsNumberOf = ({ sourcelistingid, listingid }: MlsListing): string =>
  sourcelistingid ?? listingid;
