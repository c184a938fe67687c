import { ref } from 'valtio/vanilla';
import type { RequestState } from './request-state.ts';

/** An object that a valtio state keeps by reference, so that a snapshot gives it back as it came. */
export type Untracked<T> = T & { $$valtioSnapshot: T };

/** A request as a valtio state keeps it. */
export type UntrackedRequest<T> = RequestState<Untracked<T>>;

/** The place of a request in a valtio state. Answers are large and never change, so they are kept by reference. */
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
