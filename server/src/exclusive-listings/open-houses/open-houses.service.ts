import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import type { OpenHouseList, planExclusiveOpenHouse } from '@hearth/domain/contract/exclusive-open-houses.ts';
import {
  mostPlans,
  type OpenHousePlan,
  openHousesOf,
  planProblems,
} from '@hearth/domain/exclusive/open-house-plan.ts';
import { can } from '@hearth/domain/people/policies/exclusive-listing.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { refuse, refuseProblems } from '../../http/refuse.ts';
import type { OwnedVisit } from '../../http/visit.ts';
import { guestsOf } from '../../open-house-rsvps/rsvps.service.ts';
import { todayOf } from '../draft-save.service.ts';
import { readExclusive } from '../exclusive-listings.queries.ts';
import { listingKeyOf } from '../listing-key.ts';
import { changeListing } from '../owned-listing.ts';
import { readPlans, writeParts } from '../parts/parts.queries.ts';

/** The open houses of a draft with their visitors. @throws AppError not_found for those who may not see the listing */
export async function openHouseList(db: Db, id: string, visit: OwnedVisit): Promise<OpenHouseList> {
  const row = await readExclusive(db, id, visit.edition);
  if (row === undefined || !can(visit.actor, 'see', row)) throw new AppError('not_found');
  return listOf(db, row.draftId, visit);
}

/** Plans or changes an open house of a draft. @throws AppError not_found; validation_failed by value */
export const planOpenHouse = (
  db: Db,
  {
    id,
    plan,
  }: { readonly id: string; readonly plan: BodyOf<typeof planExclusiveOpenHouse> & { id: string } },
  visit: OwnedVisit,
): Promise<OpenHouseList> =>
  changePlans(db, { id, name: 'open house planned' }, visit, (plans) => {
    const before = plans.find((each) => each.id === plan.id);
    // The first day of one that repeats may be past by now.
    const today = before?.date === plan.date && before.date < todayOf(visit) ? before.date : todayOf(visit);
    refuseProblems(planProblems(plan, today));
    const others = plans.filter((each) => each !== before);
    if (others.length >= mostPlans) refuse('date', `A listing has at most ${mostPlans} open houses`);
    return [...others, plan].sort((a, b) => (`${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1));
  });

/** Takes an open house out of a draft; one that is not there is no error. @throws AppError not_found for the listing */
export const cancelOpenHouse = (
  db: Db,
  { id, openHouseId }: { readonly id: string; readonly openHouseId: string },
  visit: OwnedVisit,
): Promise<OpenHouseList> =>
  changePlans(db, { id, name: 'open house cancelled' }, visit, (plans) =>
    plans.filter((plan) => plan.id !== openHouseId),
  );

async function changePlans(
  db: Db,
  { id, name }: { readonly id: string; readonly name: string },
  visit: OwnedVisit,
  work: (plans: readonly OpenHousePlan[]) => readonly OpenHousePlan[],
): Promise<OpenHouseList> {
  const changed = { id, action: 'edit', name } as const;
  const draftId = await changeListing(db, changed, visit, async ({ transaction, row, person }) => {
    const before = await readPlans(transaction, row.draftId);
    const openHouses = work(before);
    if (JSON.stringify(openHouses) !== JSON.stringify(before))
      await writeParts(transaction, row.draftId, { openHouses }, { now: visit.now, personId: person.id });
    return row.draftId;
  });
  return listOf(db, draftId, visit);
}

async function listOf(db: Db, draftId: string, visit: OwnedVisit): Promise<OpenHouseList> {
  const plans = await readPlans(db, draftId);
  const guests = await guestsOf(db, listingKeyOf({ draftId }));
  const items = plans.map((plan) => ({
    ...plan,
    dates: openHousesOf([plan], todayOf(visit)).map(({ openhousekey, openhousedate: date }) => ({
      ...{ openhousekey, date },
      guests: guests.filter((guest) => guest.openhousekey === openhousekey),
    })),
  }));
  return { items };
}
