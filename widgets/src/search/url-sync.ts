import { subscribe } from 'valtio/vanilla';
import { hostState } from '../ui/host-state.ts';
import { ownPairs, withOwn } from './own-pairs.ts';
import { readSearch, writeSearch } from './search-url.ts';
import type { WidgetQuery } from './widget-query.ts';
import type { WidgetStore } from './widget-store.ts';

/**
 * Synchronizes the address of the page and a search. The search starts from the address, and each change by a visitor is a
 * step that Back undoes. A search that equals the page's attributes adds nothing to the address. Only names that begin with
 * `prefix` are read and written; the rest of the address does not change.
 */
export function followUrl(store: WidgetStore, prefix: string): () => void {
  let start: WidgetQuery = store.state.query;
  let shown = start;
  let changes = store.state.changes;
  let written = ownPairs(location.search, prefix);

  const show = () => {
    shown = written.length > 0 ? readSearch(written, start) : start;
    return store.show(shown);
  };
  const follow = () => {
    const pairs = ownPairs(location.search, prefix);
    // The other parts of an address are not of this search: a home that is open, for instance.
    if (isSame(pairs, written)) return;
    written = pairs;
    void show();
  };
  const write = () => {
    const { query } = store.state;
    if (query === shown) return;
    const isByVisitor = store.state.changes !== changes;
    const isStep = isByVisitor && !isRefined(query, shown);
    // Values that the server or the page corrected are the page's values from now on.
    if (!isByVisitor && shown === start) start = query;
    shown = query;
    changes = store.state.changes;
    const pairs = writeSearch(query);
    const search = withOwn(location.search, prefix, isSame(pairs, writeSearch(start)) ? null : pairs);
    written = ownPairs(search, prefix);
    if (search === location.search) return;
    const address = location.pathname + search + location.hash;
    if (isStep) history.pushState(hostState(address), '', address);
    else history.replaceState(hostState(address), '', address);
  };
  void show();
  const unsubscribe = subscribe(store.state, write);
  addEventListener('popstate', follow);
  return () => {
    unsubscribe();
    removeEventListener('popstate', follow);
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** All moves of the map are one step of the history, and so is the typing of a location. */
function isRefined(now: WidgetQuery, before: WidgetQuery): boolean {
  const { bounds, zoom: _zoom, page: _page, address, polygon: _polygon, ...rest } = now;
  const { bounds: area, zoom: _z, page: _p, address: begun, polygon: _areas, ...known } = before;
  if (!isSame(rest, known)) return false;
  if (isSame(address, begun)) return Boolean(bounds && area) && bounds !== area;
  const isLonger = address?.[0]?.toLowerCase().startsWith(begun?.[0]?.toLowerCase() ?? ' ');
  return address?.length === 1 && begun?.length === 1 && Boolean(isLonger);
}
