import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { getSuggestions } from '@hearth/domain/contract/suggestions.ts';
import { useEffect, useRef, useState } from 'react';
import type { Client } from '../client/client.ts';
import type { RequestOf } from '../client/endpoint-call.ts';

/** After the last key (specification section 9). */
const pauseInMs = 500;

/** The search that suggestions are for, as the server reads it. */
export type SuggestionScope = Omit<NonNullable<RequestOf<typeof getSuggestions>['query']>, 'query'>;

/** The suggestions for a text; null before the first request and after a failure. */
export interface Suggested {
  readonly text: string;
  readonly hits: readonly Suggestion[];
}

/**
 * Suggestions for the newest text in the search of `more`. A new request aborts the one before; a failure suggests nothing.
 */
export function useSuggestions(client: Client, more: SuggestionScope) {
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const [isAsking, setAsking] = useState(false);
  const timer = useRef(0);
  const controller = useRef<AbortController>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    controller.current?.abort();
    setAsking(false);
  };
  const forget = () => {
    stop();
    setSuggested(null);
  };
  /** Sends the request at once; returns null where a newer one replaced it, and nothing where it failed. */
  const load = async (text: string): Promise<readonly Suggestion[] | null> => {
    stop();
    const query = text.trim().slice(0, 100);
    controller.current = new AbortController();
    const { signal } = controller.current;
    setAsking(true);
    const answer = await client.call(getSuggestions, { query: { query, ...more }, signal }).catch(() => null);
    if (signal.aborted) return null;
    setAsking(false);
    setSuggested(answer && { text: query, hits: answer.hits });
    return answer?.hits ?? [];
  };
  const ask = (text: string) => {
    stop();
    if (!text.trim()) return forget();
    setAsking(true);
    timer.current = window.setTimeout(load, pauseInMs, text);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      controller.current?.abort();
    },
    [],
  );
  return { suggested, isAsking, ask, load, forget };
}
