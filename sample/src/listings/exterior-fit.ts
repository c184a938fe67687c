import type { Listing } from '@hearth/domain/listing/listing.ts';
import { type Facade, facadeOf, type Standing } from '../pictures/facade.ts';
import { scenesOf } from '../pictures/library.ts';
import type { SceneKind } from '../pictures/scene.ts';
import type { Tier } from './pricing.ts';

/** The facts of a listing that its first picture has to agree with. */
export interface Outside
  extends Pick<Listing, 'propertyfiltertype' | 'livingarea' | 'stories' | 'garagespaces'> {
  readonly tier: Tier;
}

export function exteriorKind(listing: Pick<Listing, 'propertyfiltertype' | 'livingarea'>): SceneKind {
  const kinds: Readonly<Record<Listing['propertyfiltertype'], SceneKind>> = {
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
export const fits = (facade: Facade, outside: Outside): boolean =>
  (facade.storeys === null || facade.storeys === (outside.stories ?? 1)) &&
  (facade.garageBays === null || fitsGarage(facade.garageBays, outside)) &&
  (facade.standing === null || standings[outside.tier].includes(facade.standing));

/** A house shows as many doors as it has spaces, up to three; a townhouse shows one door for two cars in a row. */
function fitsGarage(bays: number, { garagespaces, propertyfiltertype }: Outside): boolean {
  const spaces = garagespaces ?? 0;
  if (propertyfiltertype === 'Townhouse') return bays > 0 === spaces > 0;
  return spaces < 3 ? bays === spaces : bays >= 2;
}

const known = new Map<string, readonly string[]>();

/** The names of the exteriors of the library that fit a listing. */
export function fittingExteriors(outside: Outside): readonly string[] {
  const kind = exteriorKind(outside);
  const key = [kind, outside.stories, Math.min(outside.garagespaces ?? 0, 3), outside.tier].join(' ');
  const found =
    known.get(key) ??
    scenesOf(kind)
      .filter((scene) => fits(facadeOf(scene), outside))
      .map(({ name }) => name);
  known.set(key, found);
  return found;
}
