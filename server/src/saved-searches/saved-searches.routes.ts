import * as contract from '@hearth/domain/contract/saved-search.ts';
import { searchSharing } from '@hearth/domain/contract/saved-search-sharing.ts';
import { createSharingLimits } from '../accounts/sharing-limits.service.ts';
import { attemptOf } from '../http/attempt.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { join } from '../sharing/answers.service.ts';
import { serveSharing } from '../sharing/sharing-routes.service.ts';
import { announceAct } from '../window/act-mail.service.ts';
import { sharedSearches as shared } from './saved-search-sharing.service.ts';
import {
  changeSearchOf,
  removeSearch,
  savedSearch,
  savedSearchesOf,
  saveSearch,
} from './saved-searches.service.ts';
import { searchCounts } from './search-counts.service.ts';
import { resultsPreview, sendResults } from './search-results.service.ts';

/** The searches that people saved. Pages of other sites, which ask with an embed key, have no part in them. */
export const savedSearchRoutes: Resource = (app, dependencies) => {
  const db = dependencies.db.kysely;
  const limits = createSharingLimits({ db, clock: dependencies.clock });
  return serveToPortal(app, dependencies.config, (scope) => {
    serveSharing(scope, dependencies, shared, searchSharing);
    route(scope, searchSharing.join, async ({ params, body, visit }) => {
      await join(dependencies, shared, { ...params, visit, code: body.inviteCode });
      return savedSearch(db, params.id, visit);
    });
    route(scope, contract.getSavedSearches, ({ query, visit }) => savedSearchesOf(db, query, visit));
    route(scope, contract.countHomesOfSearches, async ({ query, visit }) => ({
      counts: await searchCounts({ db, search: dependencies.search }, query, visit),
    }));
    route(scope, contract.getSearchResults, ({ params, visit }) =>
      resultsPreview(dependencies, { ...params, visit }),
    );
    route(scope, contract.sendSearchResults, async ({ params, visit }, { ip }) => {
      await sendResults({ ...dependencies, limits }, { ...params, visit, address: ip });
      return { done: true } as const;
    });
    route(scope, contract.getSavedSearch, ({ params, visit }) => savedSearch(db, params.id, visit));
    route(scope, contract.addSavedSearch, async ({ body, visit }, request) => {
      const saved = await saveSearch(db, body, visit, attemptOf(request, body));
      const made = { change: 'search saved', thing: 'saved-search', id: Number(saved.id) } as const;
      await announceAct(dependencies, { ...made, notNotifyUser: body.notNotifyUser }, visit);
      return saved;
    });
    route(scope, contract.updateSavedSearch, ({ params, body, visit }) =>
      changeSearchOf(db, params.id, body, visit),
    );
    route(scope, contract.removeSavedSearch, async ({ params, visit }) => {
      await removeSearch(db, params.id, visit);
      return { done: true } as const;
    });
  });
};
