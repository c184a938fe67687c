import {
  findMarketAreas,
  getAreaMarket,
  getLargestMarkets,
  getMarketOverview,
} from '@hearth/domain/contract/market-overview.ts';
import { getPolygonByUrl } from '@hearth/domain/contract/polygon-by-url.ts';
import { parseAreaPath } from '@hearth/domain/search/areas/area-path.ts';
import { AppError } from '../http/errors.ts';
import { shareAmongGuests } from '../http/private-answers.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';

/** Of an address's requests: an overview reads as much as several searches. */
const OVERVIEW_SHARE = 0.2;

/** Overviews of named areas. */
export const marketOverviewRoutes: Resource = (app, { markets, polygons, config }) => {
  const { directory } = markets;

  route(
    app,
    getMarketOverview,
    async ({ params }, request, reply) => {
      const overview = await markets.marketOverview(params.id, request.visit);
      shareAmongGuests(reply, 300);
      return overview;
    },
    { requestsPerMinute: shareOf(config.requestsPerMinute, OVERVIEW_SHARE) },
  );

  route(
    app,
    getAreaMarket,
    async ({ query }, request, reply) => {
      const market = await markets.areaMarket(query.area, query.kind, request.visit);
      shareAmongGuests(reply, 300);
      return market;
    },
    { requestsPerMinute: shareOf(config.requestsPerMinute, OVERVIEW_SHARE) },
  );

  route(
    app,
    getLargestMarkets,
    async (_input, request, reply) => {
      const largest = await markets.largestMarkets(request.visit);
      shareAmongGuests(reply, 300);
      return largest;
    },
    { requestsPerMinute: shareOf(config.requestsPerMinute, OVERVIEW_SHARE) },
  );

  route(app, getPolygonByUrl, async ({ query }, _request, reply) => {
    const path = parseAreaPath(query.url);
    const area = path && (await directory.index()).byPath(path);
    if (!area) throw new AppError('polygon_not_found');
    reply.header('cache-control', 'public, max-age=300');
    return polygons.storedPolygon(area.id);
  });

  route(
    app,
    findMarketAreas,
    async ({ query }, request, reply) => {
      const found = await markets.marketAreas(query, request.visit);
      shareAmongGuests(reply, 300);
      return found;
    },
    { requestsPerMinute: shareOf(config.requestsPerMinute, OVERVIEW_SHARE) },
  );
};
