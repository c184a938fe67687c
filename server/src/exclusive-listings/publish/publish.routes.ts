import * as contract from '@hearth/domain/contract/exclusive-listing-publish.ts';
import { getPublishSheet } from '@hearth/domain/contract/exclusive-listing-sheet.ts';
import { serveToPortal } from '../../http/portal-scope.ts';
import type { Resource } from '../../http/resource.ts';
import { route } from '../../http/route.ts';
import { mlsCopies, startSyncOf, syncOf } from '../mls/mls-copies.service.ts';
import { changeStatus, publishExclusive, scheduleExclusive } from './publish.service.ts';
import { sheetOf } from './publish-sheet.service.ts';
import { remarkRuleOf } from './remark-rule.ts';

/** Publication of exclusive listings, and their homes on the MLS. */
export const publishRoutes: Resource = (app, { db: { kysely: db }, config, background, clock }) =>
  serveToPortal(app, config, (scope) => {
    const rule = remarkRuleOf(config);
    for (const endpoint of [contract.publishExclusiveListing, contract.republishExclusiveListing])
      route(scope, endpoint, ({ params, body, visit }) =>
        publishExclusive(db, { ...params, ...body, rule }, visit),
      );
    route(scope, contract.changeExclusiveStatus, ({ params, body, visit }) =>
      changeStatus(db, { ...params, ...body, rule }, visit),
    );
    route(scope, contract.scheduleExclusiveListing, ({ params, body, visit }) =>
      scheduleExclusive(db, { ...params, ...body, rule }, visit),
    );
    route(scope, getPublishSheet, ({ params, query, visit }) =>
      sheetOf(db, { ...params, ...query, rule }, visit),
    );
    route(scope, contract.getMlsCopies, ({ params, visit }) => mlsCopies(db, params.listingId, visit));
    route(scope, contract.getSync, ({ params, visit }) => syncOf(db, params.id, visit));
    route(scope, contract.startSync, ({ params, visit }) =>
      startSyncOf({ db, background, clock }, params.id, visit),
    );
  });
