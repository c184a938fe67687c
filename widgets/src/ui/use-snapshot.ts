import { useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';

/**
 * A valtio state as it is now; whatever changes in it renders the component again. valtio's own hook also finds out
 * which parts a component reads, by proxies that weigh more (0.7 KB) than a state of three values can give back: for
 * large states take that one. Never for a text field, which has to be rendered in the same task.
 */
export function useSnapshot<State extends object>(state: State): Snapshot<State> {
  return useSyncExternalStore(
    useCallback((changed) => subscribe(state, changed), [state]),
    () => snapshot(state),
  );
}
