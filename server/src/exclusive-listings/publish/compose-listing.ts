import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { isInRegion } from '@hearth/domain/edition/is-in-region.ts';
import { listingFieldsOf } from '@hearth/domain/exclusive/edit-payload.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import type { IsoDate, Listing } from '@hearth/domain/listing/listing.ts';
import { noFigures } from '@hearth/domain/listing/listing-figures.ts';
import type { MlsStatus } from '@hearth/domain/listing/status.ts';
import type { IncomingListing } from '../../listings/incoming-listing.ts';
import type { ExclusiveRow } from '../exclusive-listings.queries.ts';
import { addressOf } from '../listing-address.ts';
import { listingKeyOf } from '../listing-key.ts';
import { statusOf } from '../shown-listing.ts';

/** Contact data of the agent, as listings show them. */
export interface ListingAgent {
  readonly fullname: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly officeName: string | null;
}

export interface ListingParts {
  readonly fields: EditPayload;
  /** null for a listing whose agent was deleted. */
  readonly agent: ListingAgent | null;
  /** First day on the public market; null for one that never was. */
  readonly onMarketOn: IsoDate | null;
  readonly media: Listing['media'];
  readonly openhouse: Listing['openhouse'];
}

/**
 * The listing that a revision publishes, as a feed would send it. Days on the market and the public date of a home that was never
 * public stay out, since they would betray it later.
 */
export function composeListing(
  {
    draftId,
    listingId,
    agentId,
    edition,
  }: Pick<ExclusiveRow, 'draftId' | 'listingId' | 'agentId' | 'edition'>,
  { fields, agent, onMarketOn, media, openhouse }: ListingParts,
): IncomingListing {
  const listed = listingFieldsOf(fields);
  return {
    ...empty,
    ...listed,
    ...addressOf(fields),
    ...positionOf(listed, edition),
    ...{ listingid: listingId, listingkey: listingKeyOf({ draftId }), source: 'EX', edition },
    mlsstatus: publicStatus(fields),
    // Clients may open delisted homes by their address, and one that never was public has none for them.
    internetentirelistingdisplayyn: !neverShown(publicStatus(fields), onMarketOn),
    ...publicDates(listed, onMarketOn),
    agentId,
    listagentfullname: agent?.fullname ?? null,
    listagentdirectphone: agent?.phone ?? null,
    listagentemail: agent?.email ?? null,
    attributioncontact: agent?.phone ?? agent?.email ?? null,
    listofficename: agent?.officeName ?? null,
    listofficemlsid: editions[edition].officeCode,
    ...{ media, openhouse },
  };
}

/** No published listing is listed on the MLS: there, its MLS copy is shown. */
export function publicStatus(fields: EditPayload): MlsStatus {
  const status = statusOf(fields);
  return status === 'Listed on Mls' ? 'Withdrawn' : status === '' ? 'Private' : status;
}

/** The first day on the public market; null where there was none yet. */
export const firstDayOnMarket = (
  known: IsoDate | null,
  fields: EditPayload,
  today: IsoDate,
): IsoDate | null => known ?? (offMarket.has(publicStatus(fields)) ? null : today);

/** Statuses in which a home that never was public stays hidden. */
const hidden: ReadonlySet<MlsStatus> = new Set(['Private', 'Withdrawn', 'Expired']);

/** Statuses in which a home that was not on the market before begins no time there: it is hidden, or closed already. */
const offMarket: ReadonlySet<MlsStatus> = new Set([...hidden, 'Sold', 'Leased']);

/** Returns whether a home left the private market and never was public. */
const neverShown = (status: MlsStatus, onMarketOn: IsoDate | null): boolean =>
  onMarketOn === null && status !== 'Private' && hidden.has(status);

/** Returns whether no client can have a listing open that changes from published values to others; null for none. */
export const isUnseen = (
  { publishedFields: before, onMarketOn }: Pick<ExclusiveRow, 'publishedFields' | 'onMarketOn'>,
  after: EditPayload | null,
): boolean =>
  (before === null || publicStatus(before) === 'Private' || neverShown(publicStatus(before), onMarketOn)) &&
  (after === null || hidden.has(publicStatus(after)));

/** A position outside of the edition's map is none. */
const positionOf = (
  { latitude, longitude }: Pick<Listing, 'latitude' | 'longitude'>,
  edition: EditionId,
): Pick<Listing, 'latitude' | 'longitude'> =>
  latitude !== null && longitude !== null && isInRegion(latitude, longitude, edition)
    ? { latitude, longitude }
    : { latitude: null, longitude: null };

const publicDates = ({ publicDate }: Pick<Listing, 'publicDate'>, onMarketOn: IsoDate | null) => ({
  onmarketdate: onMarketOn,
  publicDate:
    onMarketOn === null ? null : publicDate !== null && publicDate < onMarketOn ? publicDate : onMarketOn,
});

/** Fields that no form has. Change stamps follow from the stored listing. */
const empty = {
  ...noFigures,
  sourcelistingid: null,
  originallistprice: null,
  previouslistprice: null,
  pricechangetimestamp: null,
  statuschangetimestamp: null,
  majorchangetimestamp: null,
  backonmarketdate: null,
  modificationtimestamp: null,
  mlsareamajor: null,
  elementaryschoolrating: null,
  middleschoolrating: null,
  highschoolrating: null,
} as const;
