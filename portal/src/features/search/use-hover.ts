import { useState, useSyncExternalStore } from 'react';
import { proxy, subscribe, useSnapshot } from 'valtio';

/** The listings under the pointer, in the list or on the map; both highlight them. What shows none of them is not rendered again. */
export interface Hover {
  readonly state: { readonly ids: readonly string[] };
  /** Of a pin of several homes all of them, the first before the others. */
  readonly set: (id: string | null, ids?: readonly string[]) => void;
}

function createHover(): Hover {
  const state = proxy<{ ids: readonly string[] }>({ ids: [] });
  const set: Hover['set'] = (id, all = id === null ? [] : [id]) => {
    // A pointer that moves inside a card reports it again.
    if (String(all) !== String(state.ids)) state.ids = all;
  };
  return { state, set };
}

/** The same for good. */
export const useHover = (): Hover => useState(createHover)[0];

/** The listings that are pointed at. */
export const usePointedAt = ({ state }: Hover): readonly string[] => useSnapshot(state).ids;

/** Returns whether a listing is pointed at, alone or with the others of its pin. */
export function useIsPointedAt({ state }: Hover, id: string): boolean {
  const isPointedAt = () => state.ids.includes(id);
  return useSyncExternalStore((changed) => subscribe(state, changed, true), isPointedAt, isPointedAt);
}
