import { useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';

/**
 * The current snapshot of a valtio state; every change in it renders the component. valtio's own hook tracks the parts that
 * a component reads with proxies of 0.7 KB, too much for a state of three values: use it for large states. Do not use this
 * one for a text field, which must render in the same task.
 */
export function useSnapshot<State extends object>(state: State): Snapshot<State> {
  return useSyncExternalStore(
    useCallback((changed) => subscribe(state, changed), [state]),
    () => snapshot(state),
  );
}
