import type { EditionId } from '../edition/edition.ts';
import type { ListingFigures } from './listing-figures.ts';
import type { PropertyFilterType, PropertyType } from './property-type.ts';
import type { MlsStatus } from './status.ts';

/** AUS and SA are MLS feeds; EX are the brokerage's exclusive listings. */
export const listingSources = ['AUS', 'SA', 'EX'] as const;
export type ListingSource = (typeof listingSources)[number];

/** 'YYYY-MM-DD', a calendar day in the edition's time zone. */
export type IsoDate = string;
/** ISO 8601 with zone, e.g. '2026-11-21T15:00:00.000Z'. */
export type IsoTimestamp = string;

/** One picture; `mediaurl` is the largest rendition, `diffimgsizes` the narrower ones by width in px. */
export interface Media {
  readonly mediaurl: string;
  readonly mediaobjectid: string;
  readonly width: number;
  readonly height: number;
  readonly diffimgsizes: Readonly<Record<string, string>>;
  readonly shortdescription: string | null;
  readonly sortOrder: number;
}

/** Times are local to the edition, 'HH:MM' on a 24-hour clock; null where the source does not state them. */
export interface OpenHouse {
  readonly openhousekey: string;
  readonly openhousedate: IsoDate;
  readonly openhousestarttime: string | null;
  /** One before the start is of the next day. */
  readonly openhouseendtime: string | null;
}

/** Display permissions of the seller and the feed (RESO Data Dictionary names). */
export interface DisplayPermissions {
  /** False hides the listing from every public page. */
  readonly internetentirelistingdisplayyn: boolean;
  /** False hides street, number, unit, exact position and the map pin. */
  readonly internetaddressdisplayyn: boolean;
  readonly internetautomatedvaluationdisplayyn: boolean;
  readonly internetconsumercommentyn: boolean;
}

/** Address and position of a property; a feed may lack any part. Degrees are WGS84. */
export interface ListingAddress {
  readonly streetnumber: string | null;
  readonly streetdirprefix: string | null;
  readonly streetname: string | null;
  readonly streetsuffix: string | null;
  readonly streetdirsuffix: string | null;
  readonly unitnumber: string | null;
  readonly city: string | null;
  readonly stateorprovince: string | null;
  readonly postalcode: string | null;
}

/** A listing as the database stores it. Prices are whole dollars; fields name the units of areas. */
export interface Listing extends ListingAddress, ListingFigures, DisplayPermissions {
  readonly listingid: string;
  /** Unique among all sources; imports upsert by it. */
  readonly listingkey: string;
  /** The MLS number ('MLS# 1234567'); null for exclusive listings that were never on the MLS. */
  readonly sourcelistingid: string | null;
  readonly source: ListingSource;
  readonly edition: EditionId;
  readonly mlsstatus: MlsStatus;
  readonly relatedMlsSource: ListingSource | null;
  readonly primarylistingid: string | null;

  readonly propertytype: PropertyType;
  /** RESO PropertySubType lookup value. */
  readonly propertysubtype: string | null;
  readonly propertyfiltertype: PropertyFilterType;

  /** Dollars; per month for leases. */
  readonly listprice: number;
  readonly originallistprice: number | null;
  readonly previouslistprice: number | null;
  readonly closeprice: number | null;
  readonly closedate: IsoDate | null;
  readonly expirationdate: IsoDate | null;
  readonly mlsTargetDate: IsoDate | null;
  readonly publicDate: IsoDate | null;
  /** First day on the market, from which days on market are counted. */
  readonly onmarketdate: IsoDate | null;
  readonly pricechangetimestamp: IsoTimestamp | null;
  readonly statuschangetimestamp: IsoTimestamp | null;
  /** The newest of listing, price change and status change. */
  readonly majorchangetimestamp: IsoTimestamp | null;
  readonly backonmarketdate: IsoDate | null;
  readonly modificationtimestamp: IsoTimestamp;

  readonly countyorparish: string | null;
  readonly subdivisionname: string | null;
  readonly mlsareamajor: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly schooldistrict: string | null;
  readonly elementaryschool: string | null;
  readonly middleorjuniorschool: string | null;
  readonly highschool: string | null;
  /** 0 to 10; null where the school has no rating. */
  readonly elementaryschoolrating: number | null;
  readonly middleschoolrating: number | null;
  readonly highschoolrating: number | null;

  readonly zoning: string | null;

  readonly fencing: readonly string[];
  readonly exteriorfeatures: readonly string[];
  readonly interiorfeatures: readonly string[];
  readonly communityfeatures: readonly string[];
  readonly lotfeatures: readonly string[];
  readonly accessibilityfeatures: readonly string[];
  readonly architecturalstyle: readonly string[];
  readonly greenenergyefficient: readonly string[];
  readonly appliances: readonly string[];
  readonly heating: readonly string[];
  readonly cooling: readonly string[];
  readonly flooring: readonly string[];
  readonly parkingfeatures: readonly string[];
  readonly constructionmaterials: readonly string[];
  readonly roof: readonly string[];
  readonly utilities: readonly string[];
  readonly sewer: readonly string[];
  readonly watersource: readonly string[];
  readonly roadsurfacetype: readonly string[];
  readonly View: readonly string[];
  readonly waterfrontyn: boolean;
  readonly waterbodyname: string | null;
  readonly poolprivateyn: boolean;
  readonly horseyn: boolean;
  readonly hasFireplace: boolean;
  readonly hasAssociation: boolean;
  /** Leases only; null is unknown. */
  readonly petsallowed: boolean | null;
  readonly abor_rooms: readonly string[];
  readonly abor_mastermain: boolean;
  readonly abor_guestaccomodation: string | null;

  /** Dollars a year. */
  readonly taxannualamount: number | null;
  /** The year of `taxannualamount`. */
  readonly taxyear: number | null;
  /** Dollars: the value that the tax was charged on. */
  readonly taxassessedvalue: number | null;
  /** Dollars per `associationfeefrequency`. */
  readonly associationfee: number | null;
  /** A RESO FeeFrequency ('Semi-Annually'), or the feed's own word for another. */
  readonly associationfeefrequency: string | null;
  readonly associationfeeincludes: readonly string[];
  /** Income property; dollars a year. */
  readonly grossincome: number | null;
  readonly netoperatingincome: number | null;
  /** Leases only. */
  readonly availabilitydate: IsoDate | null;
  readonly leaseterm: string | null;
  readonly furnished: string | null;
  readonly parcelnumber: string | null;

  readonly publicremarks: string | null;
  readonly privateremarks: string | null;
  readonly showinginstructions: string | null;
  readonly lockboxtype: string | null;
  readonly lockboxserialnumber: string | null;
  /** Opens a gate or a door; like all showing details for agents alone. */
  readonly accesscode: string | null;
  readonly ownerphone: string | null;
  readonly virtualtoururlunbranded: string | null;

  readonly agentId: string | null;
  readonly listagentfullname: string | null;
  readonly listagentdirectphone: string | null;
  readonly listagentemail: string | null;
  readonly listofficename: string | null;
  readonly listofficemlsid: string | null;
  readonly attributioncontact: string | null;
  readonly showOnAgentBIO: boolean;

  readonly media: readonly Media[];
  readonly openhouse: readonly OpenHouse[];
}
