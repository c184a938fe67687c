import { editions } from '@hearth/domain/edition/editions.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { createAccount } from '../shared/account/account.ts';
import type { App } from '../shared/app/app-context.tsx';
import { createQueries } from '../shared/app/queries.ts';
import { noAnswers } from '../shared/app/served-answers.ts';
import { createCompareList } from '../shared/comparing/compare-list.ts';
import { createViewedListings } from '../shared/listing/viewed-listings.ts';
import { createSaving } from '../shared/saving/saving.ts';
import { createMapStates } from '../shared/searching/map-states.ts';
import { createRecentSearches } from '../shared/searching/recent-searches.ts';
import { createSearchPaths } from '../shared/searching/search-path.ts';
import { createShownHomes } from '../shared/searching/shown-homes.ts';

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
