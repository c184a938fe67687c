import { changeHistorySwitches, removeHistory } from '@hearth/domain/contract/history.ts';
import type { HistorySwitches } from '@hearth/domain/people/history-rules.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { App } from '../../shared/app/app-context.tsx';
import type { Session } from '../../shared/app/session.ts';
import { type Change, effect } from '../../shared/changes/change.ts';
import { historyKeys } from '../../shared/history/history-keys.ts';
import type { ViewedHomesPage, ViewedPagesPage, ViewedSearchesPage } from './history-queries.ts';

/** Things of a history to remove, by their ids, queries or paths. */
export type Chosen = 'all' | readonly string[];

type HistoryPages = ViewedHomesPage | ViewedSearchesPage | ViewedPagesPage;

/** Kinds of things in a history. */
interface Kind<Shown extends HistoryPages> {
  readonly key: QueryKey;
  /** Name of the chosen things in the request. */
  readonly sentAs: 'listingids' | 'queries' | 'pages';
  readonly thing: string;
  readonly keyOf: (item: Shown['items'][number]) => string;
}

/** Removes things from the history once the toast closes. */
const removal = <Shown extends HistoryPages>(
  { key, sentAs, thing, keyOf }: Kind<Shown>,
  chosen: Chosen,
  onUndo: () => void,
): Change => ({
  key: [...key, 'removal', ...chosen],
  apply: [effect<Shown>(key, (page) => without(page, chosen, keyOf))],
  call: (call) => call(removeHistory, { body: { [sentAs]: chosen === 'all' ? chosen : [...chosen] } }),
  words: {
    done: chosen === 'all' ? 'History cleared' : `${thing} removed from your history`,
    failed: 'Unable to change your history',
  },
  undo: onUndo,
  stale: [key],
});

/** Removes homes from the history once the toast closes. */
export const removalOfHomes = (
  session: Session,
  { viewed, looks }: Pick<App, 'viewed' | 'looks'>,
  listingids: Chosen,
  onUndo: () => void,
): Change => {
  const { homes: key } = historyKeys(session);
  const kind = { key, sentAs: 'listingids', thing: 'Home' } as const;
  return {
    ...removal<ViewedHomesPage>({ ...kind, keyOf: ({ listingid }) => listingid }, listingids, onUndo),
    onSuccess() {
      viewed.remove(listingids);
      looks.remove(listingids);
    },
  };
};

/** Removes searches from the history once the toast closes. */
export const removalOfSearches = (session: Session, queries: Chosen, onUndo: () => void): Change => {
  const { searches: key } = historyKeys(session);
  const kind = { key, sentAs: 'queries', thing: 'Search' } as const;
  return {
    ...removal<ViewedSearchesPage>({ ...kind, keyOf: ({ query }) => query }, queries, onUndo),
    onSuccess() {
      const { recents } = session;
      if (queries === 'all') recents.clear();
      else for (const each of recents.state.recents) if (queries.includes(each.query)) recents.remove(each);
    },
  };
};

/** Removes pages from the history once the toast closes. */
export const removalOfPages = (session: Session, paths: Chosen, onUndo: () => void): Change => {
  const kind = { key: historyKeys(session).pages, sentAs: 'pages', thing: 'Page' } as const;
  return removal<ViewedPagesPage>({ ...kind, keyOf: ({ path }) => path }, paths, onUndo);
};

function without<Shown extends HistoryPages>(
  page: Shown,
  chosen: Chosen,
  keyOf: (item: Shown['items'][number]) => string,
): Shown {
  const items = chosen === 'all' ? [] : page.items.filter((item) => !chosen.includes(keyOf(item)));
  const total = chosen === 'all' ? 0 : page.total - (page.items.length - items.length);
  return { ...page, items, total };
}

/** Turns one switch of the history, on this device at once. */
export const switching = (
  session: Session,
  { history }: Pick<App, 'history'>,
  name: Exclude<keyof HistorySwitches, 'hiddenFromAgent'>,
  isOn: boolean,
): Change<HistorySwitches> => ({
  key: [...historyKeys(session).switches, name],
  apply: [effect<HistorySwitches>(historyKeys(session).switches, (before) => ({ ...before, [name]: isOn }))],
  call: (call) => call(changeHistorySwitches, { body: { [name]: isOn } }),
  words: { failed: 'Unable to change your history settings' },
  onSuccess: (switches) => history.follow(switches),
  stale: [historyKeys(session).homes, historyKeys(session).searches, historyKeys(session).pages],
});
