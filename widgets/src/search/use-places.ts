import type { Place } from '@hearth/domain/contract/places.ts';
import { useEffect, useRef, useState } from 'react';
import type { Client } from '../client/client.ts';

/** After the last key (specification section 9). */
const pauseInMs = 500;

/** What a text may mean; null while nobody asked, or where it can no longer be told. */
export interface Suggested {
  readonly text: string;
  readonly hits: readonly Place[];
}

/** Suggestions for the newest text; an older question is given up, and a failure is as good as none. */
export function usePlaces(client: Client, lease: boolean) {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const timer = useRef(0);
  const controller = useRef<AbortController>(undefined);

  const forget = () => {
    clearTimeout(timer.current);
    controller.current?.abort();
    setSuggested(null);
  };
  const load = async (query: string) => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    const show = (hits: readonly Place[]) => signal.aborted || setSuggested({ text: query, hits });
    await client
      .get<{ hits: Place[] }>('api/places/search', { query, ...(lease && { lease }) }, signal)
      .then(({ hits }) => show(hits))
      .catch(() => signal.aborted || setSuggested(null));
  };
  const ask = (text: string) => {
    clearTimeout(timer.current);
    controller.current?.abort();
    const query = text.trim().slice(0, 100);
    if (!query) return forget();
    timer.current = window.setTimeout(load, pauseInMs, query);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      controller.current?.abort();
    },
    [],
  );
  return { suggested, ask, forget };
}
