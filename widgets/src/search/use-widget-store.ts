import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Client } from '../client/client.ts';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { WidgetQuery } from './widget-query.ts';
import { createWidgetStore, type WidgetStore } from './widget-store.ts';

const groups = deferred(async () => (await import('./search-group.ts')).joinGroup);
const addresses = deferred(async () => (await import('./url-sync.ts')).followUrl);

interface WidgetStoreOptions {
  /** Elements of one name share the store; '' for none. */
  readonly group: string;
  /** The page's address follows the search under names that begin so; null where it does not. */
  readonly prefix: string | null;
  /** Whether it shows results; a bar does not search by itself. */
  readonly searches: boolean;
}

/**
 * The search of an element on a page: its own, or its group's. It begins when all that it needs is here, and another
 * `start` begins it again.
 */
export function useWidgetStore(client: Client, start: WidgetQuery, options: WidgetStoreOptions): WidgetStore {
  const { group, prefix, searches } = options;
  const [own] = useState(() => createWidgetStore(client, start));
  const [shared, setShared] = useState<WidgetStore | null>(null);
  const joinGroup = useDeferred(groups, group !== '');
  const followUrl = useDeferred(addresses, prefix !== null);
  const text = JSON.stringify(start);
  const begun = useRef(text);

  const newStore = useEffectEvent(() => createWidgetStore(client, start));
  const startNow = useEffectEvent(() => start);
  useEffect(() => {
    if (!group || !joinGroup) return;
    const member = joinGroup(group, () => newStore(), startNow());
    setShared(member.store);
    return () => {
      setShared(null);
      member.leave();
    };
  }, [group, joinGroup]);

  // Alone where there is no group to be had; without the address where that cannot be followed.
  const store = group && joinGroup !== null ? shared : own;
  const waits = prefix !== null && followUrl === undefined;
  useEffect(() => {
    if (!store || waits) return;
    if (prefix !== null && followUrl) return followUrl(store, prefix);
    if (searches && store.state.request.status === 'initial') void store.search();
  }, [store, waits, prefix, followUrl, searches]);
  useEffect(() => own.stop, [own]);

  const restart = useEffectEvent((joined: WidgetStore) => {
    const next = group ? { ...joined.state.query, ...start, page: 1 } : start;
    if (searches) void joined.show(next);
    else joined.setQuery(next);
  });
  // Two starts are the same when they are written the same.
  useEffect(() => {
    if (!store || begun.current === text) return;
    begun.current = text;
    restart(store);
  }, [store, text]);
  return store ?? own;
}
