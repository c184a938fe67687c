import { editions } from '@hearth/domain/edition/editions.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { App } from '../ui/app-context.tsx';
import { createCompareList } from '../ui/compare-list.ts';
import { createMapStates } from '../ui/map-states.ts';
import { createRecentSearches } from '../ui/recent-searches.ts';
import { createViewedListings } from '../ui/viewed-listings.ts';

/** A session in Austin on 2026-11-21 that asks `client`; a narrow one, whose maps are put away at first. */
export const anApp = (client: Client, given: Partial<App> = {}): App => ({
  edition: editions.austin,
  client,
  moment: () => ({ today: '2026-11-21', time: '12:00', edition: 'austin' }),
  viewed: createViewedListings(),
  recents: createRecentSearches(() => localStorage),
  compare: createCompareList(),
  maps: createMapStates(false),
  ...given,
});
