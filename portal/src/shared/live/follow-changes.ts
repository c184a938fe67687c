import { getLive, type LiveNews } from '@hearth/domain/contract/live.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';
import { shortName } from '../changes/short-name.ts';
import { listingKeys, refetchListings } from './changed-listing.ts';
import { allLiveKeys, keysOfChange } from './live-keys.ts';
import { openLiveStream } from './live-stream.ts';

/** Changes that come together cause one request for each answer. */
const PAUSE_MS = 50;
/** Time in which open pages, each at another moment, request their homes again where more changed than are named. */
const SPREAD_MS = 15_000;
/** A page that is out of view for longer closes its stream, since a browser opens only a few connections to one server. */
const HIDDEN_MS = 10_000;

/** @param owner username of the contact whose changes an agent follows; null for the person's own */
function streamUrl({ baseUrl }: Session['client'], owner: string | null): URL {
  const url = new URL(getLive.path.slice(1), baseUrl);
  if (owner !== null) url.searchParams.set('user', owner);
  return url;
}

/** Requests again whatever other people, or other pages of the person, changed, while the page is in view and online. Returns what ends it. */
export function followChanges(
  session: Pick<Session, 'root' | 'ownRoot' | 'queries' | 'client' | 'account' | 'changes'>,
  owner: string | null = null,
): () => void {
  const stale = new Map<string, QueryKey>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const refetch = (keys: readonly QueryKey[]): void => {
    for (const key of keys) stale.set(JSON.stringify(key), key);
    pause ??= setTimeout(() => {
      pause = undefined;
      // While a session begins or ends, the server refuses requests with the former one.
      if (session.account.state.status.startsWith('logging')) return;
      for (const queryKey of stale.values()) void session.queries.invalidateQueries({ queryKey });
      stale.clear();
    }, PAUSE_MS);
  };
  let spread: ReturnType<typeof setTimeout> | undefined;
  const refetchHomes = (ids: readonly string[] | null): void => {
    if (ids !== null) refetchListings(session.queries, ids);
    else
      spread ??= setTimeout(() => {
        spread = undefined;
        refetchListings(session.queries, null);
      }, Math.random() * SPREAD_MS);
  };
  /** The first stream follows the load of the page, whose listing is new. */
  let hasBegun = false;
  const open = () =>
    openLiveStream(streamUrl(session.client, owner), {
      onChange(change) {
        if (change.resource === 'listing') return refetchHomes(change.ids);
        refetch(keysOfChange(session, change));
        if (change.news) session.changes.say(newsText(change.news));
      },
      onGap() {
        refetch(hasBegun ? [...allLiveKeys(session), listingKeys] : allLiveKeys(session));
        hasBegun = true;
      },
      async isSignedIn() {
        await session.account.refresh();
        return session.account.state.person !== null;
      },
    });
  let close: (() => void) | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    clearTimeout(hiding);
    close?.();
    close = undefined;
  };
  const follow = (): void => {
    clearTimeout(hiding);
    if (!navigator.onLine) end();
    else if (document.hidden) hiding = setTimeout(end, HIDDEN_MS);
    else close ??= open();
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  document.addEventListener('visibilitychange', follow, { signal });
  for (const name of ['online', 'offline', 'pageshow']) addEventListener(name, follow, { signal });
  // An open stream would keep the page from the browser's cache of pages.
  addEventListener('pagehide', end, { signal });
  follow();
  return () => {
    leaving.abort();
    clearTimeout(pause);
    clearTimeout(spread);
    end();
  };
}

/** E.g. 'Lee joined “Lake homes”'. */
const newsText = ({ what, firstname, name }: LiveNews): string => `${firstname} ${what} “${shortName(name)}”`;
