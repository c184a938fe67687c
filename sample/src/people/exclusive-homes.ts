import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import type { PictureKind } from '../pictures/library.ts';

/** An exclusive home of a sample agent, and how far the agent is with it. */
export interface ExclusiveHome {
  readonly fields: EditPayload;
  readonly isPublished: boolean;
  /** Kinds of its pictures, the cover first. */
  readonly pictures: readonly PictureKind[];
  /** Changes after the publication that are not published yet. */
  readonly later?: EditPayload;
}

const cities = {
  austin: { city: 'Austin', countyOrParish: 'Travis', postalCodes: ['78704', '78731', '78745'] },
  'san-antonio': { city: 'San Antonio', countyOrParish: 'Bexar', postalCodes: ['78209', '78216', '78258'] },
} as const satisfies Readonly<Record<EditionId, object>>;

const house = { propertyType: 'Residential', propertySubtype: 'Single Family Residence' } as const;

/** Exclusive homes of an agent: two drafts, one for agents alone, three on the market and a sold one. */
export function exclusiveHomes(edition: EditionId, today: string): readonly ExclusiveHome[] {
  const { city, countyOrParish, postalCodes } = cities[edition];
  const { latitude, longitude } = editions[edition].mapCenter;
  const at = (nth: number) => ({
    ...{ city, countyOrParish, stateOrProvince: 'TX', postalCode: postalCodes[nth % 3]! },
    latitude: Number((latitude + (nth - 3) * 0.011).toFixed(6)),
    longitude: Number((longitude + ((nth * 5) % 7) * 0.008 - 0.02).toFixed(6)),
  });
  const street = (streetNumber: string, streetName: string, streetSuffix: string) => ({
    ...{ streetNumber, streetName, streetSuffix },
  });
  return [
    {
      isPublished: true,
      pictures: ['house', 'living', 'kitchen', 'bedroom', 'bath', 'yard'],
      fields: {
        ...{ ...house, mlsStatus: 'Active', listPrice: 925_000, ...street('4817', 'Cypress Lantern', 'Ln') },
        ...{ ...at(0), bedroomsTotal: 4, bathroomsFull: 3, bathroomsHalf: 1, livingArea: 2_860 },
        ...{ lotSizeArea: 0.31, yearBuilt: 2014, stories: 2, garageSpaces: 2, hasFireplace: true },
        ...{ interiorFeatures: ['Kitchen Island', 'Walk-In Closet(s)'], view: ['Hills'] },
        publicRemarks:
          'Morning light fills the kitchen, and the covered porch looks over live oaks to the hills. The primary suite is on the main floor.',
        privateRemarks: 'Seller prefers a leaseback of two weeks.',
        ...{ showingInstructions: 'Call the agent an hour ahead.', accessCode: '2580' },
      },
      later: { listPrice: 899_000 },
    },
    {
      isPublished: true,
      pictures: ['condo', 'living', 'kitchen', 'bedroom'],
      fields: {
        ...{ propertyType: 'Residential', propertySubtype: 'Condominium', mlsStatus: 'Active' },
        ...{ listPrice: 438_000, ...street('212', 'Harbor Mill', 'St'), unitNumber: '1405', ...at(1) },
        ...{ bedroomsTotal: 2, bathroomsFull: 2, livingArea: 1_140, yearBuilt: 2019, stories: 1 },
        ...{ hasAssociation: true, associationFee: 420, associationFeeFrequency: 'Monthly' },
        publicRemarks:
          'A corner home on the fourteenth floor with floor-to-ceiling windows and a deep balcony.',
      },
    },
    {
      isPublished: true,
      pictures: ['house', 'pool', 'living', 'kitchen', 'dining', 'office'],
      fields: {
        ...{ ...house, mlsStatus: 'Private', listPrice: 1_650_000, ...street('9', 'Quarry Crest', 'Ct') },
        ...{ ...at(2), bedroomsTotal: 5, bathroomsFull: 4, livingArea: 4_310, lotSizeArea: 0.92 },
        ...{ yearBuilt: 2008, poolPrivateYn: true, internetAddressDisplayYn: false },
        publicRemarks: 'Behind a gate: a pool court, a guest wing and a kitchen made for a crowd.',
        privateRemarks: 'Quiet sale. Buyers with proof of funds.',
      },
    },
    {
      isPublished: true,
      pictures: ['lot', 'lot'],
      fields: {
        ...{ propertyType: 'Land', mlsStatus: 'Pending', listPrice: 310_000 },
        ...{ ...street('15700', 'Cedar Break', 'Rd'), ...at(3), lotSizeArea: 5.4 },
        publicRemarks: 'Five level acres with a well, a gravel drive and a ring of old cedars.',
      },
    },
    {
      isPublished: true,
      pictures: ['house', 'living', 'bath'],
      fields: {
        ...{ ...house, mlsStatus: 'Sold', listPrice: 560_000, closePrice: 552_500, closeDate: today },
        ...{ ...street('3306', 'Wren Hollow', 'Dr'), ...at(4), bedroomsTotal: 3, bathroomsFull: 2 },
        ...{ livingArea: 1_720, yearBuilt: 1968 },
        publicRemarks: 'A mid-century home with terrazzo floors, restored room by room.',
      },
    },
    {
      isPublished: false,
      pictures: ['townhouse', 'kitchen'],
      fields: {
        ...{ propertyType: 'Residential', propertySubtype: 'Townhouse', mlsStatus: 'Active' },
        ...{ listPrice: 515_000, ...street('1128', 'Alder Row', 'Ave'), unitNumber: 'B', ...at(5) },
        ...{ bedroomsTotal: 3, bathroomsFull: 2, bathroomsHalf: 1, livingArea: 1_690 },
        publicRemarks: 'Three stories, a roof deck, and',
      },
    },
    {
      isPublished: false,
      pictures: [],
      fields: { ...house, mlsStatus: 'Private', ...street('77', 'Pomegranate', 'Pl'), ...at(6) },
    },
  ];
}
