import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Client } from '../client/client.ts';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { joinGroup as JoinGroup } from './search-group.ts';
import type { WidgetQuery } from './widget-query.ts';
import { createWidgetStore, type WidgetStore } from './widget-store.ts';

const groups = deferred(async () => (await import('./search-group.ts')).joinGroup);
const addresses = deferred(async () => (await import('./url-sync.ts')).followUrl);

interface WidgetStoreOptions {
  /** Elements of one name share the store; '' for none. */
  readonly group: string;
  /** The page's address follows the search under names that begin so; null where it does not. */
  readonly prefix: string | null;
  /** Set if it shows results; a bar only leads to them. */
  readonly searches: boolean;
  /** A map and nothing else, which has nothing to paint before its first answer. */
  readonly isMap?: boolean;
}

/**
 * The search of an element on a page: its own, or its group's. It begins when all that it needs is here, and another
 * `start` begins it again.
 */
export function useWidgetStore(client: Client, start: WidgetQuery, options: WidgetStoreOptions): WidgetStore {
  const { group, prefix, searches, isMap = false } = options;
  const [own] = useState(() => createWidgetStore(client, start, isMap && group === ''));
  const joinGroup = useDeferred(groups, group !== '');
  const followUrl = useDeferred(addresses, prefix !== null);
  const text = JSON.stringify(start);
  const begun = useRef(text);

  const shared = useSharedStore(group, joinGroup, {
    create: () => createWidgetStore(client, start),
    start,
  });
  // Alone where there is no group to be had; without the address where that cannot be followed.
  const store = group && joinGroup !== null ? shared : own;
  const waits = prefix !== null && followUrl === undefined;
  useLayoutEffect(() => {
    if (isMap && prefix === null && store && isFresh(store)) void store.search();
  }, [store, prefix, isMap]);
  useEffect(() => {
    if (!store || waits) return;
    if (prefix !== null && followUrl) return followUrl(store, prefix);
    if (searches && isFresh(store)) void store.search();
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

const isFresh = ({ state }: WidgetStore): boolean => state.request.status === 'initial';

interface NewMember {
  readonly create: () => WidgetStore;
  readonly start: WidgetQuery;
}

/** The store of a group while this element is a member: from its first effect until it leaves; null without a group. */
function useSharedStore(
  group: string,
  join: typeof JoinGroup | null | undefined,
  member: NewMember,
): WidgetStore | null {
  const [membership] = useState(createMembership);
  // Before the subscription, which joins with what the last render said.
  useEffect(() => membership.offer(member));
  const subscribe = useCallback(
    (changed: () => void) => (group && join ? membership.enter(group, join, changed) : () => {}),
    [group, join, membership],
  );
  return useSyncExternalStore(subscribe, membership.store);
}

/** Of one element in one group at a time. */
function createMembership() {
  let offered: NewMember | undefined;
  let store: WidgetStore | null = null;
  return {
    store: () => store,
    offer(member: NewMember): void {
      offered = member;
    },
    /** Returns a function that leaves. */
    enter(group: string, join: typeof JoinGroup, changed: () => void): () => void {
      if (!offered) return () => {};
      const joined = join(group, offered.create, offered.start);
      store = joined.store;
      changed();
      return () => {
        store = null;
        joined.leave();
      };
    },
  };
}
