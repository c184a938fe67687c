import { ref } from 'valtio/vanilla';
import type { RequestState } from './request-state.ts';

/** An object that valtio does not track (`ref`): a snapshot contains the object itself. */
export type Untracked<T> = T & { $$valtioSnapshot: T };

/** A request in a valtio state. */
export type UntrackedRequest<T> = RequestState<Untracked<T>>;

/** Stores a request in a valtio state. Its data is large and never changes, so valtio does not track it. */
export function untrackedHolder<T extends object>(state: {
  request: UntrackedRequest<T>;
}): { request: RequestState<T> } {
  return {
    get request() {
      return state.request;
    },
    set request(next) {
      state.request = 'data' in next ? { ...next, data: ref(next.data) } : next;
    },
  };
}
