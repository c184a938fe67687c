import {
  addFavoritePlace,
  getFavoritePlaces,
  removeFavoritePlace,
} from '@hearth/domain/contract/account-routes.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../../ui/app-context.tsx';
import { withToasts } from '../../../ui/toast.ts';
import type { CommutePlan, Traveler } from './commute-plan.ts';
import { placeChanges, withPlacesOfAccount } from './places-of-account.ts';

interface AccountPlaces {
  /** Whether the places are those of an account. */
  readonly isOfAccount: boolean;
  /** Changes the plan, and the account with it. */
  readonly change: (change: () => void) => void;
}

/** The plan has the favorite places of the signed-in person, and changes them; those of a guest are the device's alone. */
export function useAccountPlaces(plan: CommutePlan): AccountPlaces {
  const { client, account } = useApp();
  const queries = useQueryClient();
  const { person, isMemoryMoved } = useSnapshot(account.state);
  const username = person?.username;
  // Before that, the device has places that the account does not know.
  const isOfAccount = username !== undefined && isMemoryMoved;
  const queryKey = ['favorite-places', username];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(getFavoritePlaces, { signal }),
    enabled: isOfAccount,
  });
  useEffect(() => {
    if (data && isOfAccount) plan.setTravelers(withPlacesOfAccount(plan.state.plan.travelers, data));
  }, [data, isOfAccount, plan]);

  async function store(before: readonly Traveler[]): Promise<void> {
    const { added, removed } = placeChanges(before, plan.state.plan.travelers, data ?? []);
    try {
      for (const place of added)
        await client.call(addFavoritePlace, { body: { ...place, address: place.name } });
      for (const { id } of removed) await client.call(removeFavoritePlace, { params: { id: String(id) } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const words =
        error.validationErrors[0]?.message ?? failureText(error, 'Your places could not be saved.');
      withToasts((toasts) => toasts.error(words));
    }
    await queries.invalidateQueries({ queryKey });
    await queries.invalidateQueries({ queryKey: ['me', username] });
  }
  return {
    isOfAccount,
    change(change) {
      const before = plan.state.plan.travelers;
      change();
      if (isOfAccount && data) void store(before);
    },
  };
}
