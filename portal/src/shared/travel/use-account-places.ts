import {
  addFavoritePlace,
  getFavoritePlaces,
  removeFavoritePlace,
} from '@hearth/domain/contract/favorite-place.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { queryOptions, useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { withToasts } from '../../ui/toast.ts';
import { meQuery } from '../account/me-query.ts';
import { useSession } from '../app/app-context.tsx';
import type { Session } from '../app/session.ts';
import type { CommutePlan, FavoritePlace, Traveler } from './commute-plan.ts';
import { placeChanges, withPlacesOfAccount, withUnsaved } from './places-of-account.ts';

interface AccountPlaces {
  /** Set if the places are those of an account. */
  readonly isOfAccount: boolean;
  /** Changes the plan, and the account with it. */
  readonly change: (change: () => void) => void;
}

/** The favorite places of the account. */
export const placesQuery = ({ client, root }: Session) =>
  queryOptions({
    queryKey: [...root, 'favorite-places'],
    queryFn: ({ signal }) => client.call(getFavoritePlaces, { signal }),
  });

/** The plan has the favorite places of the signed-in person, and changes them; those of a guest are the device's alone. */
export function useAccountPlaces(plan: CommutePlan): AccountPlaces {
  const session = useSession();
  const { client, account, queries, username } = session;
  const { person, isMemoryMoved } = useSnapshot(account.state);
  // Before that, the device has places that the account does not know.
  const isOfAccount = person !== null && isMemoryMoved;
  const query = placesQuery(session);
  const { queryKey } = query;
  const { data } = useQuery({ ...query, enabled: isOfAccount });

  async function store(before: readonly Traveler[]): Promise<void> {
    const stored = await queries.ensureQueryData(query);
    if (account.state.person?.username !== username) return;
    const { added, waiting, removed } = placeChanges(before, plan.state.plan.travelers, stored);
    const add = async (place: FavoritePlace) => {
      const { name, latitude, longitude } = place;
      const body = { name, address: name, latitude, longitude };
      const answer = await client.call(addFavoritePlace, { body });
      queries.setQueryData(queryKey, (places = []) => [...places, answer]);
    };
    // First, since it makes room.
    for (const { id } of removed) {
      await client.call(removeFavoritePlace, { params: { id: String(id) } });
      queries.setQueryData(queryKey, (places = []) => places.filter((each) => each.id !== id));
    }
    for (const place of added) await add(place);
    // The person knows that these were refused.
    for (const place of waiting) await add(place).catch(() => {});
  }
  const { mutate } = useMutation({
    mutationKey: queryKey,
    // One after another: each starts from the places that the one before it left.
    scope: { id: queryKey.join() },
    networkMode: 'always',
    mutationFn: store,
    onError(error) {
      const words =
        error.validationErrors[0]?.message ?? failureText(error, 'Your places could not be saved.');
      const description = 'New places are stored in this browser alone.';
      withToasts((toasts) => toasts.error(words, { description }));
    },
    onSettled: () =>
      Promise.all(
        [queryKey, meQuery(session).queryKey].map((stale) => queries.invalidateQueries({ queryKey: stale })),
      ),
  });

  const isChanging = useIsMutating({ mutationKey: queryKey }) > 0;
  useEffect(() => {
    // Answers from before a change would undo it. The hook is told of a change later than it begins.
    const isBusy =
      isChanging || session.queries.isMutating({ mutationKey: placesQuery(session).queryKey }) > 0;
    if (!data || !isOfAccount || isBusy) return;
    plan.setTravelers(withPlacesOfAccount(plan.state.plan.travelers, data));
  }, [data, isOfAccount, isChanging, plan, session]);

  return {
    isOfAccount,
    change(change) {
      const before = plan.state.plan.travelers;
      change();
      if (!isOfAccount) return;
      plan.setTravelers(withUnsaved(before, plan.state.plan.travelers));
      mutate(before);
    },
  };
}
