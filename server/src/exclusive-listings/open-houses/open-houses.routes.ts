import * as contract from '@hearth/domain/contract/exclusive-open-houses.ts';
import { serveToPortal } from '../../http/portal-scope.ts';
import type { Resource } from '../../http/resource.ts';
import { route } from '../../http/route.ts';
import { cancelOpenHouse, openHouseList, planOpenHouse } from './open-houses.service.ts';

/** The open houses of exclusive listings in their drafts. */
export const exclusiveOpenHouseRoutes: Resource = (app, { db: { kysely: db }, config }) =>
  serveToPortal(app, config, (scope) => {
    route(scope, contract.getExclusiveOpenHouses, ({ params, visit }) => openHouseList(db, params.id, visit));
    route(scope, contract.planExclusiveOpenHouse, ({ params: { id, openHouseId }, body, visit }) =>
      planOpenHouse(db, { id, plan: { ...body, id: openHouseId } }, visit),
    );
    route(scope, contract.cancelExclusiveOpenHouse, ({ params, visit }) =>
      cancelOpenHouse(db, params, visit),
    );
  });
