import { subscribe } from 'valtio/vanilla';
import { ownPairs, withOwn } from './own-pairs.ts';
import { readSearch, writeSearch } from './search-url.ts';
import type { WidgetQuery } from './widget-query.ts';
import type { WidgetStore } from './widget-store.ts';

/**
 * Keeps the address of the page and a search in step: the search starts as the address says, each change of a person
 * is a step that Back undoes, and a search as the page's attributes say it leaves nothing in the address. Only names
 * that begin with `prefix` are read and written; all else in the address stays to the letter.
 */
export function followUrl(store: WidgetStore, prefix: string): () => void {
  let start: WidgetQuery = store.state.query;
  let shown = start;
  let changes = store.state.changes;

  const show = () => {
    const pairs = ownPairs(location.search, prefix);
    shown = pairs.length > 0 ? readSearch(pairs, start) : start;
    return store.show(shown);
  };
  const write = () => {
    const { query } = store.state;
    if (query === shown) return;
    const isTheirs = store.state.changes !== changes;
    const isStep = isTheirs && !isRefined(query, shown);
    // What became of the page's own words, by the server or by the page, is what the page says now.
    if (!isTheirs && shown === start) start = query;
    shown = query;
    changes = store.state.changes;
    const pairs = writeSearch(query);
    const search = withOwn(location.search, prefix, isSame(pairs, writeSearch(start)) ? null : pairs);
    if (search === location.search) return;
    const address = location.pathname + search + location.hash;
    if (isStep) history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
  };
  void show();
  const unsubscribe = subscribe(store.state, write);
  addEventListener('popstate', show);
  return () => {
    unsubscribe();
    removeEventListener('popstate', show);
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Moving the map about is one step, however often it moves, and so is a place while it is typed. */
function isRefined(now: WidgetQuery, before: WidgetQuery): boolean {
  const { bounds, zoom: _zoom, page: _page, address, polygon: _polygon, ...rest } = now;
  const { bounds: area, zoom: _z, page: _p, address: begun, polygon: _areas, ...known } = before;
  if (!isSame(rest, known)) return false;
  if (isSame(address, begun)) return Boolean(bounds && area) && bounds !== area;
  const isLonger = address?.[0]?.toLowerCase().startsWith(begun?.[0]?.toLowerCase() ?? ' ');
  return address?.length === 1 && begun?.length === 1 && Boolean(isLonger);
}
