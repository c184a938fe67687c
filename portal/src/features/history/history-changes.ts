import { changeHistorySwitches, removeHistory } from '@hearth/domain/contract/history.ts';
import type { HistorySwitches } from '@hearth/domain/people/history-rules.ts';
import type { App } from '../../shared/app/app-context.tsx';
import type { Session } from '../../shared/app/session.ts';
import { type Change, effect } from '../../shared/changes/change.ts';
import { historyKeys } from '../../shared/history/history-keys.ts';
import type { ViewedHomesPage, ViewedSearchesPage } from './history-queries.ts';

/** Things of a history to remove, by their ids or queries. */
type Chosen = 'all' | readonly string[];

/** Removes homes from the history once the toast closes. */
export const removalOfHomes = (
  session: Session,
  { viewed, looks }: Pick<App, 'viewed' | 'looks'>,
  listingids: Chosen,
  onUndo: () => void,
): Change => ({
  key: [...historyKeys(session).homes, 'removal', ...listingids],
  apply: [
    effect<ViewedHomesPage>(historyKeys(session).homes, (page) =>
      without(page, listingids, (item) => item.listingid),
    ),
  ],
  call: (call) => call(removeHistory, { body: { listingids: sent(listingids) } }),
  words: { done: doneText(listingids, 'Home'), failed: 'Unable to change your history' },
  undo: onUndo,
  onSuccess() {
    viewed.remove(listingids);
    looks.remove(listingids);
  },
  stale: [historyKeys(session).homes],
});

/** Removes searches from the history once the toast closes. */
export const removalOfSearches = (session: Session, queries: Chosen, onUndo: () => void): Change => ({
  key: [...historyKeys(session).searches, 'removal', ...queries],
  apply: [
    effect<ViewedSearchesPage>(historyKeys(session).searches, (page) =>
      without(page, queries, (item) => item.query),
    ),
  ],
  call: (call) => call(removeHistory, { body: { queries: sent(queries) } }),
  words: { done: doneText(queries, 'Search'), failed: 'Unable to change your history' },
  undo: onUndo,
  onSuccess() {
    const { recents } = session;
    if (queries === 'all') recents.clear();
    else for (const each of recents.state.recents) if (queries.includes(each.query)) recents.remove(each);
  },
  stale: [historyKeys(session).searches],
});

const sent = (chosen: Chosen): 'all' | string[] => (chosen === 'all' ? chosen : [...chosen]);

const doneText = (chosen: Chosen, thing: string): string =>
  chosen === 'all' ? 'History cleared' : `${thing} removed from your history`;

function without<Shown extends ViewedHomesPage | ViewedSearchesPage>(
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
  stale: [historyKeys(session).homes, historyKeys(session).searches],
});
