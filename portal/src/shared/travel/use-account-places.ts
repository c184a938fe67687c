import { hashKey, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useSession } from '../app/app-context.tsx';
import { type Change, withEffects } from '../changes/change.ts';
import { useChange } from '../changes/use-change.ts';
import type { CommutePlan } from './commute-plan.ts';
import { placeAddition, placeKey, placeRemoval, placesQuery } from './place-changes.ts';
import { placeChanges, withPlacesOfAccount, withUnsaved } from './places-of-account.ts';

interface AccountPlaces {
  /** Set if the places are those of an account. */
  readonly isOfAccount: boolean;
  /** Changes the plan, and the account with it. */
  readonly change: (change: () => void) => void;
}

/** The plan has the favorite places of the signed-in person, and changes them; those of a guest are the device's alone. */
export function useAccountPlaces(plan: CommutePlan): AccountPlaces {
  const session = useSession();
  const { account, changes } = session;
  const { person, isMemoryMoved } = useSnapshot(account.state);
  // Before that, the device has places that the account does not know.
  const isOfAccount = person !== null && isMemoryMoved;
  const { pending } = useSnapshot(changes.state);
  const { data } = useQuery({ ...placesQuery(session), enabled: isOfAccount });
  const { change: add } = useChange(placeAddition);
  const { change: remove } = useChange(placeRemoval);
  useEffect(() => {
    if (!data || !isOfAccount) return;
    const places = withEffects(pending as readonly Change[], placesQuery(session).queryKey, data);
    plan.setTravelers(withPlacesOfAccount(plan.state.plan.travelers, places));
  }, [data, pending, isOfAccount, plan, session]);

  function store(before: CommutePlan['state']['plan']['travelers']): void {
    const { added, waiting, removed } = placeChanges(before, plan.state.plan.travelers);
    const pending = new Set(changes.state.pending.map(({ key }) => hashKey(key)));
    // First, since it makes room.
    for (const place of removed) remove(session, place);
    for (const place of added) add(session, place);
    for (const place of waiting) {
      // A notice of an earlier refusal was shown already.
      if (!pending.has(hashKey(placeKey(session, place)))) add(session, place, { words: {} });
    }
  }
  return {
    isOfAccount,
    change(change) {
      const before = plan.state.plan.travelers;
      change();
      if (!isOfAccount) return;
      plan.setTravelers(withUnsaved(before, plan.state.plan.travelers));
      store(before);
    },
  };
}
