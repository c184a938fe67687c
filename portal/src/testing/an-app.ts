import { editions } from '@hearth/domain/edition/editions.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { createAccount } from '../ui/account.ts';
import type { App } from '../ui/app-context.tsx';
import { createSaving } from '../ui/collections/saving.ts';
import { createCompareList } from '../ui/compare-list.ts';
import { createMapStates } from '../ui/map-states.ts';
import { createQueries } from '../ui/queries.ts';
import { createRecentSearches } from '../ui/recent-searches.ts';
import { createSearchPaths } from '../ui/search-path.ts';
import { noAnswers } from '../ui/served-answers.ts';
import { createShownHomes } from '../ui/shown-homes.ts';
import { createViewedListings } from '../ui/viewed-listings.ts';

/** The addresses of a guest's searches. */
export const guestSearches = createSearchPaths(viewers.guest);

/** What the filters of a guest's search for sale depend on, on 2026-11-21 and a wide screen. */
export const guestForm = {
  lease: false,
  mobile: false,
  today: '2026-11-21',
  viewer: viewers.guest,
  agentMode: false,
} as const;

/** A guest's session in Austin on 2026-11-21 that asks `client`; a narrow one, whose maps are put away at first. */
export function anApp(client: Client, given: Partial<App> = {}): App {
  const session = given.session ?? { viewer: viewers.guest, agentMode: false };
  const searches = createSearchPaths(session.viewer);
  return {
    edition: editions.austin,
    origin: location.origin,
    client,
    queries: createQueries(),
    answers: noAnswers,
    served: null,
    account: createAccount(client, () => {}),
    session,
    unlock: null,
    searches,
    moment: () => ({ today: '2026-11-21', time: '12:00', edition: 'austin' }),
    homes: createShownHomes(),
    viewed: createViewedListings(),
    recents: createRecentSearches(searches.defaults),
    compare: createCompareList(),
    saving: createSaving(),
    maps: createMapStates(false),
    ...given,
  };
}
