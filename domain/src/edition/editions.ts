import type { ListingSource } from '../listing/listing.ts';
import type { Bounds } from '../search/areas/bounds.ts';
import type { EditionId } from './edition.ts';
import { timeZones } from './time-zones.ts';

/** Everything that differs between regions; adding an edition is adding a record. */
export interface Edition {
  readonly id: EditionId;
  readonly name: string;
  readonly regionName: string;
  readonly city: string;
  readonly stateorprovince: string;
  readonly logoText: string;
  readonly mapCenter: { readonly latitude: number; readonly longitude: number };
  readonly mapBounds: Bounds;
  /** IANA name of the time zone of all local dates and times. */
  readonly timeZone: string;
  readonly mlsSource: Exclude<ListingSource, 'EX'>;
  readonly mlsName: string;
  /** RESO ListOfficeMlsId of the brokerage's own listings. */
  readonly officeCode: string;
  readonly titles: {
    readonly home: string;
    readonly sale: string;
    readonly lease: string;
    readonly notFound: string;
  };
  readonly descriptions: { readonly home: string; readonly sale: string; readonly lease: string };
  readonly relocationGuideMessage: string;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  /** Percent of the price a year, the calculator's default. */
  readonly taxRatePercent: number;
}

const austin: Edition = {
  id: 'austin',
  name: 'Hearth Austin',
  regionName: 'Austin and Central Texas',
  city: 'Austin',
  stateorprovince: 'TX',
  logoText: 'Hearth',
  mapCenter: { latitude: 30.31, longitude: -97.75 },
  mapBounds: { minLatitude: 29.6, maxLatitude: 31.1, minLongitude: -98.9, maxLongitude: -96.9 },
  timeZone: timeZones.austin,
  mlsSource: 'AUS',
  mlsName: 'ACTRIS',
  officeCode: '3788',
  titles: {
    home: 'Austin Real Estate | Hearth Austin',
    sale: 'Austin Homes for Sale | Hearth Austin',
    lease: 'Austin Homes for Lease | Hearth Austin',
    notFound: 'Not Found | Hearth Austin',
  },
  descriptions: {
    home: 'Search homes for sale and for lease in Austin and the Hill Country.',
    sale: 'Homes, condos, townhouses, land and ranches for sale in Austin and Central Texas.',
    lease: 'Homes, condos and townhouses for lease in Austin and Central Texas.',
  },
  relocationGuideMessage: 'Please send me the Austin relocation guide.',
  socialLinks: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  taxRatePercent: 2.0,
};

const sanAntonio: Edition = {
  id: 'san-antonio',
  name: 'Hearth San Antonio',
  regionName: 'San Antonio and South Central Texas',
  city: 'San Antonio',
  stateorprovince: 'TX',
  logoText: 'Hearth',
  mapCenter: { latitude: 29.49, longitude: -98.5 },
  mapBounds: { minLatitude: 28.7, maxLatitude: 30.2, minLongitude: -99.5, maxLongitude: -97.6 },
  timeZone: timeZones['san-antonio'],
  mlsSource: 'SA',
  mlsName: 'SABOR',
  officeCode: 'REAU00',
  titles: {
    home: 'San Antonio Real Estate | Hearth San Antonio',
    sale: 'San Antonio Homes for Sale | Hearth San Antonio',
    lease: 'San Antonio Homes for Lease | Hearth San Antonio',
    notFound: 'Not Found | Hearth San Antonio',
  },
  descriptions: {
    home: 'Search homes for sale and for lease in San Antonio and the Hill Country.',
    sale: 'Homes, condos, townhouses, land and ranches for sale in San Antonio and South Central Texas.',
    lease: 'Homes, condos and townhouses for lease in San Antonio and South Central Texas.',
  },
  relocationGuideMessage: 'Please send me the San Antonio relocation guide.',
  socialLinks: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
  ],
  taxRatePercent: 2.2,
};

export const editions: Readonly<Record<EditionId, Edition>> = { austin, 'san-antonio': sanAntonio };

/** The edition of a configured product name; Austin is the fallback. */
export function editionOf(productName: string | undefined): Edition {
  const plain = (productName ?? '').toLowerCase().replace(/[^a-z]/g, '');
  return plain.includes('sanantonio') ? sanAntonio : austin;
}

/**
 * The disclaimer that the MLS requires beside listings of a source; `asOf` is the day of its last successful update,
 * 'DD MMM YYYY', and null where that is not known.
 */
export function disclaimer(source: ListingSource, asOf: string | null): string {
  return disclaimers[source](asOf === null ? '' : ` as of ${asOf}`);
}

const disclaimers: Readonly<Record<ListingSource, (asOf: string) => string>> = {
  AUS: (asOf) =>
    `Based on information from the Austin Board of REALTORS® (ACTRIS)${asOf}. Neither the Board nor ACTRIS guarantees or is responsible for its accuracy. All data is for consumers' personal, non-commercial use.`,
  SA: (asOf) =>
    `Based on information from the San Antonio Board of REALTORS® (SABOR)${asOf}. Information is deemed reliable but is not guaranteed. All data is for consumers' personal, non-commercial use.`,
  EX: (asOf) =>
    `Exclusive listing of the brokerage${asOf}. Information is provided by the seller and is not guaranteed.`,
};
