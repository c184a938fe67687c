import { dismissedCollection } from '@hearth/domain/people/dismissed-collection.ts';
import { proposedCollection } from '@hearth/domain/people/proposed-collection.ts';
import type { Db } from '../db/database.ts';
import type { OwnedVisit, Owner } from '../http/visit.ts';
import { personOf } from '../people/owner.service.ts';
import { waitingHomes } from '../recommendations/recommended-to.service.ts';
import { readMarks } from './dismissals.queries.ts';
import type { HomeFacts, HomesSource, ShownHome, StoredCollection } from './stored-collection.service.ts';

/** The dismissed homes, which are there as long as the account is. */
export async function storedDismissed(source: HomesSource, visit: OwnedVisit): Promise<StoredCollection> {
  const [reserved, marks] = await Promise.all([
    reservedOf(source.db, visit.owner),
    readMarks(source.db, visit.owner.ownerId),
  ]);
  const { ownerId: addedBy } = reserved;
  return {
    ...{ ...reserved, id: dismissedCollection, name: 'Hidden homes' },
    updatedAt: marks[0]?.dismissedAt ?? reserved.createdAt,
    homes: await homesByKey(
      source,
      marks.map(({ listingkey, dismissedAt: addedAt }) => ({ listingkey, addedBy, addedAt })),
      visit,
    ),
  };
}

/** The recommended homes that wait for an answer, added by their agents. */
export async function storedProposed(source: HomesSource, visit: OwnedVisit): Promise<StoredCollection> {
  const [reserved, waiting] = await Promise.all([
    reservedOf(source.db, visit.owner),
    waitingHomes(source.db, visit.owner),
  ]);
  return {
    ...{ ...reserved, id: proposedCollection, name: 'Recommended homes' },
    updatedAt: waiting[0]?.recommendedAt ?? reserved.createdAt,
    adders: waiting.map(({ agentId: id, firstname, picture }) => ({
      ...{ id, firstname, picture, hasLeft: false },
    })),
    homes: await homesByKey(
      source,
      waiting.map(({ listingkey, agentId, comment, recommendedAt }) => ({
        ...{ listingkey, addedBy: agentId, comment, addedAt: recommendedAt },
      })),
      visit,
    ),
  };
}

/** Common parts of the reserved collections of a person. */
async function reservedOf(
  db: Db,
  owner: Owner,
): Promise<Omit<StoredCollection, 'id' | 'name' | 'updatedAt' | 'homes'>> {
  const { createdAt, firstname, picture, agentId } = await personOf(db, owner);
  return {
    ...{ description: null, createdAt, cadence: 'never', notifyAgent: false, adders: [] },
    ...{ ownerId: owner.ownerId, ownerFirstname: firstname, ownerPicture: picture, ownerAgentId: agentId },
    ...{ membershipId: null, membership: null, collaboratorCount: 0 },
  };
}

/** Homes by their keys with other facts of them, as far as the visit may see them. */
async function homesByKey(
  { listings }: HomesSource,
  named: readonly (HomeFacts & Pick<ShownHome, 'listingkey'>)[],
  visit: OwnedVisit,
): Promise<ShownHome[]> {
  const factsOf = new Map(named.map((home) => [home.listingkey, home]));
  const linked = await listings.linkedListings([...factsOf.keys()], visit);
  return linked.map((home) => ({ ...factsOf.get(home.listingkey)!, ...home }));
}
