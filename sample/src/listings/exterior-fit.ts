import type { Listing } from '@hearth/domain/listing/listing.ts';
import { type PictureKind, picturesOf } from '../pictures/library.ts';
import type { BuildingFacts, Standing } from '../pictures/picture-facts.ts';
import type { Tier } from './pricing.ts';

/** The facts of a listing that its first picture has to agree with. */
export interface Outside
  extends Pick<Listing, 'propertyfiltertype' | 'livingarea' | 'stories' | 'garagespaces'> {
  readonly tier: Tier;
}

export function exteriorKind(listing: Pick<Listing, 'propertyfiltertype' | 'livingarea'>): PictureKind {
  const kinds: Readonly<Record<Listing['propertyfiltertype'], PictureKind>> = {
    'Single Family Residence': 'house',
    Condominium: 'condo',
    Townhouse: 'townhouse',
    Lot: 'lot',
    Farm: listing.livingarea === null ? 'lot' : 'ranch',
    'Multi-Family': 'multifamily',
    Commercial: 'commercial',
  };
  return kinds[listing.propertyfiltertype];
}

const standings: Readonly<Record<Tier, readonly Standing[]>> = {
  entry: ['modest', 'middle'],
  middle: ['modest', 'middle'],
  upper: ['middle', 'grand'],
  luxury: ['grand'],
};

/** Returns whether an exterior may stand for a listing: its storeys, its garage doors, and the price that it looks like. */
const fits = ({ storeys, garageBays, standing }: BuildingFacts, outside: Outside): boolean =>
  (storeys === undefined || storeys === (outside.stories ?? 1)) &&
  (garageBays === undefined || fitsGarage(garageBays, outside)) &&
  (standing === undefined || standings[outside.tier].includes(standing));

/** A house shows as many doors as it has spaces, up to three; a townhouse shows one door for two cars in a row. */
function fitsGarage(bays: number, { garagespaces, propertyfiltertype }: Outside): boolean {
  const spaces = garagespaces ?? 0;
  if (propertyfiltertype === 'Townhouse') return bays > 0 === spaces > 0;
  return spaces < 3 ? bays === spaces : bays >= 2;
}

/** The names of the exteriors that fit a listing. */
export const fittingExteriors = (outside: Outside): readonly string[] =>
  picturesOf(exteriorKind(outside)).flatMap((picture) => (fits(picture, outside) ? [picture.name] : []));
