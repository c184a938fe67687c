import { getMapPoints } from '@hearth/domain/contract/map.ts';
import { getOutlines } from '@hearth/domain/contract/outlines.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';

/** Of an address's requests; 240 of the usual 600 a minute are four maps a second. */
const MAP_SHARE = 0.4;

/** The layers of the map. */
export const mapRoutes: Resource = (app, { maps, config, budget }) => {
  const edition = editionOf(config.productName).id;
  const mapPoints = budget.counted<typeof getMapPoints>(
    ({ query }, request) => maps.mapPoints(query, request.visit),
    ({ points }) => ({
      pins: points.flatMap((point) => (point.type === 'group' ? point.listingids : point.listingid)),
    }),
  );
  route(app, getMapPoints, mapPoints, {
    requestsPerMinute: shareOf(config.requestsPerMinute, MAP_SHARE),
    cachedLists: ['clusters', 'points'],
  });
  route(app, getOutlines, async (_input, _request, reply) => {
    const outlines = await maps.outlines(edition);
    // Boundaries change with an import, some times a year.
    reply.header('cache-control', 'public, max-age=3600');
    return outlines;
  });
};
