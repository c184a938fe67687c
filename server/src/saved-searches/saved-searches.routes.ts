import * as contract from '@hearth/domain/contract/saved-search.ts';
import { attemptOf } from '../http/attempt.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import {
  changeSearchOf,
  removeSearch,
  savedSearch,
  savedSearchesOf,
  saveSearch,
} from './saved-searches.service.ts';

/** The searches that people saved. Pages of other sites, which ask with an embed key, have no part in them. */
export const savedSearchRoutes: Resource = (app, { config, db: { kysely: db } }) =>
  serveToPortal(app, config, (scope) => {
    route(scope, contract.getSavedSearches, ({ query, visit }) => savedSearchesOf(db, query, visit));
    route(scope, contract.getSavedSearch, ({ params, visit }) => savedSearch(db, params.id, visit));
    route(scope, contract.addSavedSearch, ({ body, visit }, request) =>
      saveSearch(db, body, visit, attemptOf(request, body)),
    );
    route(scope, contract.updateSavedSearch, ({ params, body, visit }) =>
      changeSearchOf(db, params.id, body, visit),
    );
    route(scope, contract.removeSavedSearch, async ({ params, visit }) => {
      await removeSearch(db, params.id, visit);
      return { done: true } as const;
    });
  });
