import { searchRelaxations as endpoint } from '@hearth/domain/contract/relaxations.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';

/** Each request counts a search many times over, so an address gets so many of its requests here. */
const SHARE = 0.2;

/** Which filter of a search to relax. */
export const relaxationRoutes: Resource = (app, { search, config }) => {
  route(app, endpoint, ({ query }, request) => search.searchRelaxations(query, request.visit), {
    requestsPerMinute: shareOf(config.requestsPerMinute, SHARE),
  });
};
