import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { Listing, ListingAddress, ListingSource } from '@hearth/domain/listing/listing.ts';
import type { PropertyType } from '@hearth/domain/listing/property-type.ts';
import { isOpen, isSoldOrLeased, type MlsStatus } from '@hearth/domain/listing/status.ts';
import type { IncomingListing } from '../listings/incoming-listing.ts';
import type { Removal } from '../listings/removal.ts';
import { checkListing } from './check-listing.ts';
import { type FieldReader, fieldReader } from './field-reader.ts';
import type { ListingChange } from './listing-change.ts';
import { readMedia, readOpenHouses } from './read-attachments.ts';
import { readFees } from './read-fees.ts';
import { readPermissions, refusalOf } from './read-permissions.ts';
import { removalReason } from './read-removal.ts';
import type { ReadResult } from './read-result.ts';
import { readSizes } from './read-sizes.ts';
import { filterTypeOf, propertyTypeOf, statusOf } from './reso-values.ts';
import { parseStreet } from './street-address.ts';

/** Facts about the rows that the file omits. */
export interface ListingContext {
  readonly edition: EditionId;
  readonly source: ListingSource;
  /** Set if listings of rows without display permissions may be shown; null rejects these rows. */
  readonly display: boolean | null;
  readonly now: Date;
}

/**
 * A listing out of a record's fields (RESO names in lower case), or that its feed takes it back, or everything that is wrong
 * with the row. A row that is rejected must not leave a listing in public that it says is off the market or refused: then it
 * removes the stored listing.
 */
export function readListing(
  fields: ReadonlyMap<string, unknown>,
  context: ListingContext,
): ReadResult<ListingChange> {
  const read = fieldReader(fields, editions[context.edition].timeZone);
  const ids = readIds(read, context.source);
  if (read.problems.length > 0) return { ok: false, reasons: read.problems };
  const { listingkey } = ids;
  const reason = removalReason(read);
  if (reason !== null) return { ok: true, value: { kind: 'removal', removal: { listingkey, reason } } };
  const kind = readKind(read);
  const listing = listingOf(read, { ...ids, ...kind }, context);
  checkListing(read, listing, context.now);
  if (read.problems.length === 0) return { ok: true, value: { kind: 'listing', listing } };
  const reasons = [...new Set(read.problems)];
  return {
    ok: false,
    reasons,
    instead: insteadOf(read, kind.saidStatus, { listingkey, reason: reasons.join('; ') }),
  };
}

function insteadOf(read: FieldReader, status: MlsStatus, removal: Removal): ListingChange {
  const refusal = refusalOf(read);
  if (!isOpen(status) || refusal === 'listing') return { kind: 'removal', removal };
  if (refusal === 'address') return { kind: 'removal', removal: { ...removal, isForAddress: true } };
  return { kind: 'named', listingkey: removal.listingkey };
}

function listingOf(
  read: FieldReader,
  { saidStatus: _, ...known }: ReturnType<typeof readIds> & Kind,
  context: ListingContext,
): IncomingListing {
  return {
    ...known,
    source: context.source,
    edition: context.edition,
    ...readPrices(read, known),
    ...readDates(read),
    ...readAddress(read),
    ...readAreas(read),
    ...readSizes(read, context.now),
    ...readFeatures(read),
    ...readFees(read, context.now),
    ...readPeople(read),
    ...readPermissions(read, context.display),
    publicremarks: read.prose('PublicRemarks'),
    privateremarks: read.prose('PrivateRemarks'),
    showinginstructions: read.prose('ShowingInstructions'),
    lockboxtype: read.text('LockBoxType'),
    lockboxserialnumber: read.text('LockBoxSerialNumber'),
    accesscode: read.text('AccessCode'),
    ownerphone: read.text('OwnerPhone'),
    virtualtoururlunbranded: read.webAddress('VirtualTourURLUnbranded'),
    media: readMedia(read),
    openhouse: readOpenHouses(read, editions[context.edition].timeZone),
  };
}

const idPattern = /^[\w.:/ -]{1,64}$/;

/** A feed's ListingId is the number that people know; ours is unique among sources. */
function readIds(read: FieldReader, source: ListingSource) {
  const number = read.text('ListingId');
  const key = read.text('ListingKey') ?? number;
  if (key === null) read.problems.push('ListingKey is missing');
  for (const id of [number, key]) {
    if (id !== null && !idPattern.test(id))
      read.problems.push(`"${id.slice(0, 60)}" cannot be a listing's id`);
  }
  return {
    listingid: source === 'EX' ? (number ?? key ?? '') : `${source}${number ?? key}`,
    listingkey: `${source}-${key}`,
    sourcelistingid: source === 'EX' ? null : (number ?? key),
    relatedMlsSource: null,
    primarylistingid: read.text('PrimaryListingId'),
  };
}

interface Kind {
  readonly propertytype: PropertyType;
  readonly propertysubtype: string | null;
  readonly propertyfiltertype: Listing['propertyfiltertype'];
  readonly mlsstatus: MlsStatus;
  /** Status of the row: 'Active' by default, 'Withdrawn' for an unknown word. */
  readonly saidStatus: MlsStatus;
}

function readKind(read: FieldReader): Kind {
  const typeText = read.text('PropertyType');
  const type = propertyTypeOf(typeText ?? '');
  if (type === undefined) {
    read.problems.push(
      typeText === null ? 'PropertyType is missing' : `PropertyType "${typeText}" is unknown`,
    );
  }
  const propertytype = type ?? 'Residential';
  const statusText = read.text('MlsStatus', 'StandardStatus');
  const standard = read.text('StandardStatus');
  const status = statusOf(statusText ?? '', propertytype) ?? statusOf(standard ?? '', propertytype);
  if (status === undefined) {
    read.problems.push(
      statusText === null ? 'MlsStatus is missing' : `MlsStatus "${statusText}" is not listed here`,
    );
  }
  const propertysubtype = read.text('PropertySubType');
  return {
    propertytype,
    propertysubtype,
    propertyfiltertype: filterTypeOf(propertytype, propertysubtype),
    mlsstatus: status ?? 'Active',
    saidStatus: status ?? (statusText === null ? 'Active' : 'Withdrawn'),
  };
}

const dollars = { min: 1, max: 10_000_000_000, whole: true };

function readPrices(read: FieldReader, { mlsstatus }: Pick<Kind, 'mlsstatus'>) {
  const listprice = read.number('ListPrice', dollars);
  if (listprice === null && read.raw('ListPrice') === undefined) read.problems.push('ListPrice is missing');
  const closed = isSoldOrLeased(mlsstatus);
  return {
    listprice: listprice ?? 0,
    originallistprice: read.number('OriginalListPrice', dollars),
    previouslistprice: read.number('PreviousListPrice', dollars),
    closeprice: closed ? read.number('ClosePrice', dollars) : null,
    closedate: closed ? read.date('CloseDate') : null,
  };
}

function readDates(read: FieldReader) {
  return {
    expirationdate: read.date('ExpirationDate'),
    mlsTargetDate: read.date('MlsTargetDate'),
    publicDate: read.date('PublicDate'),
    onmarketdate: read.date('OnMarketDate', 'ListingContractDate', 'OriginalEntryTimestamp'),
    pricechangetimestamp: read.timestamp('PriceChangeTimestamp'),
    statuschangetimestamp: read.timestamp('StatusChangeTimestamp'),
    majorchangetimestamp: read.timestamp('MajorChangeTimestamp'),
    backonmarketdate: read.date('BackOnMarketDate'),
    modificationtimestamp: read.timestamp('ModificationTimestamp'),
  };
}

function readAddress(read: FieldReader): ListingAddress {
  const line = read.text('StreetName') === null ? read.text('UnparsedAddress') : null;
  const street = line === null ? null : parseStreet(line.split(',')[0] ?? line);
  return {
    streetnumber: read.text('StreetNumber') ?? street?.streetnumber ?? null,
    streetdirprefix: read.text('StreetDirPrefix') ?? street?.streetdirprefix ?? null,
    streetname: read.text('StreetName') ?? street?.streetname ?? null,
    streetsuffix: read.text('StreetSuffix') ?? street?.streetsuffix ?? null,
    streetdirsuffix: read.text('StreetDirSuffix') ?? street?.streetdirsuffix ?? null,
    unitnumber: read.text('UnitNumber') ?? street?.unitnumber ?? null,
    city: read.text('City'),
    stateorprovince: read.text('StateOrProvince'),
    postalcode: read.text('PostalCode')?.slice(0, 5) ?? null,
  };
}

const rating = { min: 0, max: 10 };

function readAreas(read: FieldReader) {
  const latitude = read.number('Latitude', { min: -180, max: 180 });
  const longitude = read.number('Longitude', { min: -180, max: 180 });
  // A point at 0, 0 is how feeds write that they do not know.
  const known = latitude !== null && longitude !== null && !(latitude === 0 && longitude === 0);
  return {
    countyorparish: read.text('CountyOrParish'),
    subdivisionname: read.text('SubdivisionName'),
    mlsareamajor: read.text('MLSAreaMajor'),
    latitude: known ? latitude : null,
    longitude: known ? longitude : null,
    schooldistrict: read.text('SchoolDistrict', 'HighSchoolDistrict', 'ElementarySchoolDistrict'),
    elementaryschool: read.text('ElementarySchool'),
    middleorjuniorschool: read.text('MiddleOrJuniorSchool'),
    highschool: read.text('HighSchool'),
    elementaryschoolrating: read.number('ElementarySchoolRating', rating),
    middleschoolrating: read.number('MiddleSchoolRating', rating),
    highschoolrating: read.number('HighSchoolRating', rating),
  };
}

function readFeatures(read: FieldReader) {
  return {
    fencing: read.list('Fencing'),
    exteriorfeatures: read.list('ExteriorFeatures'),
    interiorfeatures: read.list('InteriorFeatures'),
    communityfeatures: read.list('CommunityFeatures'),
    lotfeatures: read.list('LotFeatures'),
    accessibilityfeatures: read.list('AccessibilityFeatures'),
    architecturalstyle: read.list('ArchitecturalStyle'),
    greenenergyefficient: read.list('GreenEnergyEfficient'),
    appliances: read.list('Appliances'),
    heating: read.list('Heating'),
    cooling: read.list('Cooling'),
    flooring: read.list('Flooring'),
    parkingfeatures: read.list('ParkingFeatures'),
    constructionmaterials: read.list('ConstructionMaterials'),
    roof: read.list('Roof'),
    utilities: read.list('Utilities'),
    sewer: read.list('Sewer'),
    watersource: read.list('WaterSource'),
    roadsurfacetype: read.list('RoadSurfaceType'),
    zoning: read.text('Zoning'),
    View: read.list('View'),
    waterfrontyn: read.flag('WaterfrontYN') ?? false,
    waterbodyname: read.text('WaterBodyName'),
    poolprivateyn: read.flag('PoolPrivateYN') ?? false,
    horseyn: read.flag('HorseYN') ?? false,
    hasFireplace: read.flag('FireplaceYN', 'hasFireplace') ?? (read.number('FireplacesTotal') ?? 0) > 0,
    hasAssociation: read.flag('AssociationYN', 'hasAssociation') ?? false,
    petsallowed: petsAllowed(read),
    abor_rooms: read.list('abor_rooms'),
    abor_mastermain: read.flag('abor_mastermain') ?? (read.number('MainLevelBedrooms') ?? 0) > 0,
    abor_guestaccomodation: read.text('abor_guestaccomodation'),
  };
}

/** RESO's PetsAllowed is a list: 'No', or 'Cats OK', 'Dogs OK', 'Yes' and the like. */
function petsAllowed(read: FieldReader): boolean | null {
  const words = read.list('PetsAllowed').map((word) => word.toLowerCase());
  if (words.length === 0) return null;
  return !words.every((word) => ['no', 'n', 'none', 'false', '0'].includes(word));
}

function readPeople(read: FieldReader) {
  return {
    agentId: read.text('AgentId'),
    listagentfullname: read.text('ListAgentFullName'),
    listagentdirectphone: read.text('ListAgentDirectPhone'),
    listagentemail: read.text('ListAgentEmail'),
    listofficename: read.text('ListOfficeName'),
    listofficemlsid: read.text('ListOfficeMlsId'),
    attributioncontact: read.text('AttributionContact', 'ListAgentDirectPhone', 'ListOfficePhone'),
    showOnAgentBIO: read.flag('ShowOnAgentBIO') ?? true,
  };
}
