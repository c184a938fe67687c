import { useEffect, useEffectEvent, useState } from 'react';
import { createNewestRequest } from './newest-request.ts';
import type { RequestState } from './request-state.ts';

export interface UsedRequest<T> {
  readonly request: RequestState<T>;
  readonly retry: () => void;
}

/**
 * Sends a request when the component mounts and when `about` changes, for a component that shows one answer and needs no
 * store. For null it sends none. The older data stays while a newer request runs.
 */
export function useRequest<T>(
  ask: ((signal: AbortSignal) => Promise<T>) | null,
  about: string,
): UsedRequest<T> {
  const [request, setRequest] = useState<RequestState<T>>({ status: 'initial' });
  const [newest] = useState(() => createNewestRequest(holderOf(setRequest)));
  const load = () => void (ask && newest.run(ask));
  const loadAbout = useEffectEvent((_about: string) => load());
  const isAsked = ask !== null;
  useEffect(() => {
    if (isAsked) loadAbout(about);
    return newest.stop;
  }, [newest, about, isAsked]);
  return { request, retry: load };
}

/** A request that is read at once and rendered later. */
function holderOf<T>(publish: (request: RequestState<T>) => void): { request: RequestState<T> } {
  let current: RequestState<T> = { status: 'initial' };
  return {
    get request() {
      return current;
    },
    set request(next) {
      current = next;
      publish(next);
    },
  };
}
