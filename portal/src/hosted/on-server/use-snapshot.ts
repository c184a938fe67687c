import { type Snapshot, snapshot } from 'valtio/vanilla';

/** Stands for the hook of that name where the server renders: nothing changes meanwhile. */
export const useSnapshot = <State extends object>(state: State): Snapshot<State> => snapshot(state);
