import type { Cadence } from '@hearth/domain/people/saved-search-rules.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import { AppError } from '../http/errors.ts';
import { lastEventPlace } from '../listings/listing-log.service.ts';
import { announce } from '../live/announce.service.ts';
import { changeFor } from '../people/owner.service.ts';
import { askForMails } from '../people/wanted-mails.service.ts';
import type { ThingOfVisit } from './members.service.ts';
import { changeCadence } from './memberships.queries.ts';
import type { SharedKind, SharedThing } from './shared-thing.ts';

interface CadenceChoice extends ThingOfVisit {
  readonly cadence: Cadence;
  readonly timeZone: string | undefined;
}

/** Chooses the cadence of the actor's mails about a thing that the actor joined. @throws AppError not_found, forbidden */
export const chooseOwnCadence = <Thing extends SharedThing>(
  db: Db,
  shared: Pick<SharedKind<Thing>, 'kind' | 'read'>,
  { id, visit, ...wish }: CadenceChoice,
): Promise<void> =>
  changeFor(db, visit, 'cadence chosen', async (transaction) => {
    const thing = await shared.read(transaction, id, visit);
    if (visit.right !== 'self' || thing.membership !== 'joined') throw new AppError('forbidden');
    await askForMails(transaction, wish, visit);
    const begins = await seenUntilNow(transaction, thing.cadence, wish.cadence);
    await changeCadence(transaction, thing.membershipId!, { cadence: wish.cadence, ...begins });
    await announce(transaction, {
      ...{ resource: shared.kind, id: String(thing.id), people: [visit.owner.ownerId] },
    });
  });

/** The place from which on events are news, once a cadence follows never. @param after undefined leaves the cadence */
export const seenUntilNow = async (
  transaction: OwnedChange,
  before: Cadence,
  after: Cadence | undefined,
): Promise<{ readonly seenPlace?: number }> =>
  before === 'never' && after !== undefined && after !== 'never'
    ? { seenPlace: await lastEventPlace(transaction) }
    : {};
