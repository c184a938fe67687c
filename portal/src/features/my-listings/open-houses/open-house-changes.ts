import {
  cancelExclusiveOpenHouse,
  getExclusiveOpenHouses,
  type OpenHouseList,
  type PlannedOpenHouse,
  planExclusiveOpenHouse,
} from '@hearth/domain/contract/exclusive-open-houses.ts';
import type { OpenHousePlan } from '@hearth/domain/exclusive/open-house-plan.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../../../shared/app/session.ts';
import { type Change, effect } from '../../../shared/changes/change.ts';

export const openHousesQuery = ({ client, root }: Session, listingId: string) =>
  queryOptions({
    queryKey: [...root, 'exclusive open houses', listingId],
    queryFn: ({ signal }) => client.call(getExclusiveOpenHouses, { params: { id: listingId }, signal }),
  });

/** Takes an open house out of a draft. */
export function cancellation(
  session: Session,
  listingId: string,
  { id }: Pick<PlannedOpenHouse, 'id'>,
): Change<OpenHouseList> {
  const { queryKey } = openHousesQuery(session, listingId);
  return {
    key: [...queryKey, id],
    apply: [
      effect<OpenHouseList>(queryKey, ({ items }) => ({ items: items.filter((item) => item.id !== id) })),
    ],
    result: (list) => [effect<OpenHouseList>(queryKey, () => list)],
    call: (call) => call(cancelExclusiveOpenHouse, { params: { id: listingId, openHouseId: id } }),
    words: {
      done: 'Open house removed. Publish the listing to show it.',
      failed: 'Unable to remove the open house',
    },
    stale: [queryKey],
  };
}

/** Plans an open house; one id, so that a retry is the same. @param onPlanned called once the server has it */
export function planning(
  session: Session,
  listingId: string,
  plan: Omit<OpenHousePlan, 'id'>,
  onPlanned: () => void,
): Change<OpenHouseList> {
  const { queryKey } = openHousesQuery(session, listingId);
  const openHouseId = crypto.randomUUID();
  return {
    key: [...queryKey, openHouseId],
    result: (list) => [effect<OpenHouseList>(queryKey, () => list)],
    call: (call) => call(planExclusiveOpenHouse, { params: { id: listingId, openHouseId }, body: plan }),
    words: {
      done: 'Open house planned. Publish the listing to show it.',
      failed: 'Unable to plan the open house',
      reason: ({ validationErrors }) =>
        validationErrors.map(({ message }) => message).join(' ') || 'Please try again.',
    },
    onSuccess: onPlanned,
  };
}
