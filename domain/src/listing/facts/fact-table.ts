import type { ListingDetails } from '../../contract/listing.ts';
import { editions } from '../../edition/editions.ts';
import { localDay } from '../../edition/local-moment.ts';
import { phoneText } from '../../people/phone-text.ts';
import { duesText } from '../association-fee-text.ts';
import { shortDate } from '../date-text.ts';
import type { IsoDate } from '../listing.ts';
import { listingIdLabel } from '../listing-id.ts';
import { lotText } from '../lot-text.ts';
import { withCommas } from '../price.ts';
import { perAreaText } from '../price-per-area.ts';
import { displayCategory } from '../property-type.ts';
import { readableList } from '../readable-words.ts';
import { statusText } from '../status.ts';

interface FactRow {
  readonly label: string;
  /** The value in words; null where nothing is known. */
  readonly text: (listing: ListingDetails, today: IsoDate) => string | null;
}

const figure = (value: number | null): string | null => (value === null ? null : withDecimals(value));
/** Feeds write 0 for sizes that they do not know. */
const size = (value: number | null, unit: string): string | null =>
  value === null || value <= 0 ? null : `${withCommas(value)} ${unit}`;
const dollarsAYear = (value: number | null): string | null =>
  value === null ? null : `${value < 0 ? '-' : ''}$${withCommas(Math.abs(value))} a year`;
const list = (values: readonly string[]): string | null => readableList(values).join(', ') || null;
const words = (value: string | null): string | null => (value === null ? null : list([value]));
const name = (value: string | null): string | null => value?.trim() || null;
const ifTrue = (flag: boolean): string | null => (flag ? 'Yes' : null);

/** Every fact of a listing once, with its words; keys are the fields that they are read from. */
export const factTable = {
  propertysubtype: { label: 'Type', text: typeText },
  architecturalstyle: { label: 'Style', text: (l) => list(l.architecturalstyle) },
  livingarea: { label: 'Living area', text: (l) => size(l.livingarea, 'sq ft') },
  buildingareatotal: { label: 'Building area', text: (l) => size(l.buildingareatotal, 'sq ft') },
  priceperarea: { label: 'Unit price', text: (l) => l.priceperarea && perAreaText(l.priceperarea) },
  stories: { label: 'Stories', text: (l) => figure(l.stories) },
  yearbuilt: { label: 'Year built', text: yearText },
  numberofunitstotal: { label: 'Units', text: (l) => figure(l.numberofunitstotal) },
  constructionmaterials: { label: 'Construction', text: (l) => list(l.constructionmaterials) },
  roof: { label: 'Roof', text: (l) => list(l.roof) },
  bedroomstotal: { label: 'Bedrooms', text: (l) => figure(l.bedroomstotal) },
  bathrooms: { label: 'Bathrooms', text: bathroomText },
  abor_mastermain: { label: 'Primary bedroom on main floor', text: (l) => ifTrue(l.abor_mastermain) },
  abor_guestaccomodation: { label: 'Guest quarters', text: (l) => words(l.abor_guestaccomodation) },
  abor_rooms: { label: 'Rooms', text: (l) => list(l.abor_rooms) },
  interiorfeatures: { label: 'Interior features', text: (l) => list(l.interiorfeatures) },
  hasFireplace: { label: 'Fireplace', text: (l) => ifTrue(l.hasFireplace) },
  appliances: { label: 'Appliances', text: (l) => list(l.appliances) },
  flooring: { label: 'Flooring', text: (l) => list(l.flooring) },
  heating: { label: 'Heating', text: (l) => list(l.heating) },
  cooling: { label: 'Cooling', text: (l) => list(l.cooling) },
  accessibilityfeatures: { label: 'Accessibility', text: (l) => list(l.accessibilityfeatures) },
  greenenergyefficient: { label: 'Energy', text: (l) => list(l.greenenergyefficient) },
  garagespaces: { label: 'Garage spaces', text: (l) => (l.garagespaces ? figure(l.garagespaces) : null) },
  parkingfeatures: { label: 'Parking', text: (l) => list(l.parkingfeatures) },
  exteriorfeatures: { label: 'Exterior features', text: (l) => list(l.exteriorfeatures) },
  poolprivateyn: { label: 'Private pool', text: (l) => ifTrue(l.poolprivateyn) },
  fencing: { label: 'Fencing', text: (l) => list(l.fencing) },
  lotsizearea: {
    label: 'Lot size',
    text: (l) => (l.lotsizearea === null || l.lotsizearea <= 0 ? null : lotText(l.lotsizearea)),
  },
  lotfeatures: { label: 'Lot features', text: (l) => list(l.lotfeatures) },
  View: { label: 'Views', text: (l) => list(l.View) },
  waterfrontyn: { label: 'Waterfront', text: (l) => ifTrue(l.waterfrontyn) },
  waterbodyname: { label: 'Water', text: (l) => name(l.waterbodyname) },
  horseyn: { label: 'Horses allowed', text: (l) => ifTrue(l.horseyn) },
  zoning: { label: 'Zoning', text: (l) => words(l.zoning) },
  roadsurfacetype: { label: 'Road', text: (l) => list(l.roadsurfacetype) },
  utilities: { label: 'Utilities', text: (l) => list(l.utilities) },
  sewer: { label: 'Sewer', text: (l) => list(l.sewer) },
  watersource: { label: 'Water source', text: (l) => list(l.watersource) },
  association: { label: 'HOA dues', text: duesText },
  associationfeeincludes: { label: 'Dues include', text: (l) => list(l.associationfeeincludes) },
  taxannualamount: { label: 'Property taxes', text: taxText },
  parcelnumber: { label: 'Parcel number', text: (l) => name(l.parcelnumber) },
  grossincome: { label: 'Gross income', text: (l) => dollarsAYear(l.grossincome) },
  netoperatingincome: { label: 'Net operating income', text: (l) => dollarsAYear(l.netoperatingincome) },
  availabilitydate: { label: 'Available', text: availableText },
  leaseterm: { label: 'Lease term', text: (l) => words(l.leaseterm) },
  furnished: { label: 'Furnished', text: (l) => words(l.furnished) },
  petsallowed: {
    label: 'Pets allowed',
    text: (l) => (l.petsallowed === null ? null : l.petsallowed ? 'Yes' : 'No'),
  },
  subdivisionname: { label: 'Subdivision', text: (l) => name(l.subdivisionname) },
  countyorparish: { label: 'County', text: (l) => name(l.countyorparish) },
  mlsareamajor: { label: 'MLS area', text: (l) => name(l.mlsareamajor) },
  communityfeatures: { label: 'Amenities', text: (l) => list(l.communityfeatures) },
  listingid: { label: 'Listing number', text: listingIdLabel },
  mlsstatus: { label: 'Status', text: (l) => statusText(l.mlsstatus) },
  onmarketdate: { label: 'Listed on', text: (l) => l.onmarketdate && shortDate(l.onmarketdate) },
  daysonmarket: { label: 'Days on market', text: (l) => figure(l.daysonmarket) },
  listagentfullname: { label: 'Listing agent', text: (l) => name(l.listagentfullname) },
  listofficename: { label: 'Listed by', text: (l) => name(l.listofficename) },
  attributioncontact: {
    label: 'Listing contact',
    text: (l) => l.attributioncontact && phoneText(l.attributioncontact),
  },
  source: { label: 'Source', text: sourceText },
  modificationtimestamp: { label: 'Last updated', text: updatedText },
} as const satisfies Readonly<Record<string, FactRow>>;

export type FactKey = keyof typeof factTable;

/** The feed's own word where it says more than the category: 'Duplex', 'Manufactured Home'. */
function typeText({ propertysubtype, propertyfiltertype }: ListingDetails): string {
  const subtype = words(propertysubtype);
  return subtype === null || subtype === propertyfiltertype ? displayCategory[propertyfiltertype] : subtype;
}

function yearText({ yearbuilt }: ListingDetails, today: IsoDate): string | null {
  if (yearbuilt === null || yearbuilt <= 0) return null;
  return yearbuilt > Number(today.slice(0, 4)) ? `${yearbuilt} (planned)` : String(yearbuilt);
}

function bathroomText({ bathroomsfull, bathroomshalf }: ListingDetails): string | null {
  const parts = [
    bathroomsfull === null || (bathroomsfull === 0 && bathroomshalf)
      ? null
      : `${withDecimals(bathroomsfull)} full`,
    bathroomshalf ? `${withDecimals(bathroomshalf)} half` : null,
  ].filter((part) => part !== null);
  return parts.join(', ') || null;
}

function taxText({ taxannualamount, taxyear }: ListingDetails): string | null {
  const amount = dollarsAYear(taxannualamount);
  return amount === null || taxyear === null ? amount : `${amount} (${taxyear})`;
}

function availableText({ availabilitydate }: ListingDetails, today: IsoDate): string | null {
  if (availabilitydate === null) return null;
  return availabilitydate <= today ? 'Now' : `From ${shortDate(availabilitydate)}`;
}

function sourceText({ source, edition }: ListingDetails): string {
  return source === 'EX' ? `Exclusive to ${editions[edition].name}` : editions[edition].mlsName;
}

function updatedText({ modificationtimestamp, edition }: ListingDetails): string | null {
  const day = localDay(modificationtimestamp, editions[edition].timeZone);
  return day && shortDate(day);
}

/** '1.5', '1,200'. */
function withDecimals(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const [, decimals] = String(rounded).split('.');
  return `${withCommas(Math.trunc(rounded))}${decimals ? `.${decimals}` : ''}`;
}
