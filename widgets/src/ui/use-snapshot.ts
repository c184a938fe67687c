import { useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';

/**
 * A valtio state as it is now; whatever changes in it renders the component again. valtio's own hook also finds out
 * which parts a component reads, by proxies that weigh more (0.7 KB) than a state of three values can give back: for
 * large states take that one. With `sync` it is rendered in the same task, which a text field needs: else its caret jumps.
 */
export function useSnapshot<State extends object>(state: State, { sync = false } = {}): Snapshot<State> {
  return useSyncExternalStore(
    useCallback((changed) => subscribe(state, changed, sync), [state, sync]),
    () => snapshot(state),
  );
}
