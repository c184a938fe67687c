import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import { pointsOfHomes } from '@hearth/domain/search/map/points-of-homes.ts';
import type { Db } from '../db/database.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { storedCollection } from './collections.service.ts';

export interface CollectionDependencies {
  readonly db: Db;
  readonly listings: Pick<ListingService, 'linkedListings' | 'openedByLink' | 'linkedCards'>;
}

interface CollectionCards {
  readonly name: string;
  /** Of all homes that the visit may see, in the order by hand. */
  readonly cards: readonly ListingCard[];
}

/** The cards of all homes of a collection. @param id a number or `dismissedCollection` @throws AppError not_found */
export async function collectionCards(
  dependencies: CollectionDependencies,
  id: string,
  visit: OwnedVisit,
): Promise<CollectionCards> {
  const { name, homes } = await storedCollection(dependencies, id, visit);
  return { name, cards: await dependencies.listings.linkedCards(homes, visit) };
}

/** The pins of all homes of a collection. @throws AppError not_found */
export const collectionPoints = async (
  dependencies: CollectionDependencies,
  id: string,
  visit: OwnedVisit,
): Promise<MapPoints> => pointsOfHomes((await collectionCards(dependencies, id, visit)).cards);
