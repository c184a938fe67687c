import type { Listing } from '@hearth/domain/listing/listing.ts';
import { type ListingFigure, listingFigures } from '@hearth/domain/listing/listing-figures.ts';
import { columnName, rowName } from '../db/column-name.ts';

/** The fields of a listing that are columns of the table `listing`; media and open houses have tables of their own. */
export type ListingColumn = Exclude<keyof Listing, 'media' | 'openhouse'>;

export type ColumnType =
  | 'text'
  | 'integer'
  | 'bigint'
  | 'float8'
  | 'boolean'
  | 'date'
  | 'timestamptz'
  | 'text[]'
  | 'jsonb';

const figureColumns = Object.fromEntries(listingFigures.map((name) => [name, 'float8'])) as Readonly<
  Record<ListingFigure, 'float8'>
>;

/** Every column once, with its type; a field that is missing here does not compile. */
export const listingColumns: Readonly<Record<ListingColumn, ColumnType>> = {
  listingid: 'text',
  listingkey: 'text',
  sourcelistingid: 'text',
  source: 'text',
  edition: 'text',
  mlsstatus: 'text',
  relatedMlsSource: 'text',
  primarylistingid: 'text',
  propertytype: 'text',
  propertysubtype: 'text',
  propertyfiltertype: 'text',
  listprice: 'bigint',
  originallistprice: 'bigint',
  previouslistprice: 'bigint',
  closeprice: 'bigint',
  closedate: 'date',
  expirationdate: 'date',
  mlsTargetDate: 'date',
  publicDate: 'date',
  onmarketdate: 'date',
  pricechangetimestamp: 'timestamptz',
  statuschangetimestamp: 'timestamptz',
  majorchangetimestamp: 'timestamptz',
  backonmarketdate: 'date',
  modificationtimestamp: 'timestamptz',
  streetnumber: 'text',
  streetdirprefix: 'text',
  streetname: 'text',
  streetsuffix: 'text',
  streetdirsuffix: 'text',
  unitnumber: 'text',
  city: 'text',
  stateorprovince: 'text',
  postalcode: 'text',
  countyorparish: 'text',
  subdivisionname: 'text',
  mlsareamajor: 'text',
  latitude: 'float8',
  longitude: 'float8',
  schooldistrict: 'text',
  elementaryschool: 'text',
  middleorjuniorschool: 'text',
  highschool: 'text',
  elementaryschoolrating: 'float8',
  middleschoolrating: 'float8',
  highschoolrating: 'float8',
  ...figureColumns,
  numberofunitstotal: 'integer',
  yearbuilt: 'integer',
  zoning: 'text',
  fencing: 'text[]',
  exteriorfeatures: 'text[]',
  interiorfeatures: 'text[]',
  communityfeatures: 'text[]',
  lotfeatures: 'text[]',
  accessibilityfeatures: 'text[]',
  architecturalstyle: 'text[]',
  greenenergyefficient: 'text[]',
  appliances: 'text[]',
  heating: 'text[]',
  cooling: 'text[]',
  flooring: 'text[]',
  parkingfeatures: 'text[]',
  constructionmaterials: 'text[]',
  roof: 'text[]',
  utilities: 'text[]',
  sewer: 'text[]',
  watersource: 'text[]',
  roadsurfacetype: 'text[]',
  View: 'text[]',
  waterfrontyn: 'boolean',
  waterbodyname: 'text',
  poolprivateyn: 'boolean',
  horseyn: 'boolean',
  hasFireplace: 'boolean',
  hasAssociation: 'boolean',
  petsallowed: 'boolean',
  abor_rooms: 'text[]',
  abor_mastermain: 'boolean',
  abor_guestaccomodation: 'text',
  taxannualamount: 'float8',
  taxyear: 'integer',
  taxassessedvalue: 'float8',
  associationfee: 'float8',
  associationfeefrequency: 'text',
  associationfeeincludes: 'text[]',
  grossincome: 'float8',
  netoperatingincome: 'float8',
  availabilitydate: 'date',
  leaseterm: 'text',
  furnished: 'text',
  parcelnumber: 'text',
  publicremarks: 'text',
  privateremarks: 'text',
  showinginstructions: 'text',
  lockboxtype: 'text',
  lockboxserialnumber: 'text',
  accesscode: 'text',
  ownerphone: 'text',
  virtualtoururlunbranded: 'text',
  agentId: 'text',
  listagentfullname: 'text',
  listagentdirectphone: 'text',
  listagentemail: 'text',
  listofficename: 'text',
  listofficemlsid: 'text',
  attributioncontact: 'text',
  showOnAgentBIO: 'boolean',
  internetentirelistingdisplayyn: 'boolean',
  internetaddressdisplayyn: 'boolean',
  internetautomatedvaluationdisplayyn: 'boolean',
  internetconsumercommentyn: 'boolean',
};

export const listingColumnNames = Object.keys(listingColumns) as readonly ListingColumn[];

/** The name of each field in rows that are read: nearly always its own. */
export const rowNames = Object.fromEntries(
  listingColumnNames.map((field) => [field, rowName(columnName(field))]),
) as Readonly<Record<ListingColumn, string>>;

/** Columns the server derives when a listing enters. */
export const derivedColumns = {
  photoscount: 'integer',
  keywordText: 'text',
  agentKeywordText: 'text',
  maskedTexts: 'jsonb',
  addressText: 'text',
  streetKey: 'text',
  houseNumber: 'integer',
  neighborhoodKey: 'text',
  rowHash: 'text',
  sourceModifiedAt: 'timestamptz',
  statedStamps: 'text[]',
  maskingVersion: 'integer',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
} as const satisfies Readonly<Record<string, ColumnType>>;
export type DerivedColumn = keyof typeof derivedColumns;
