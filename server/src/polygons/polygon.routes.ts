import { getAreaOutlines } from '@hearth/domain/contract/area-outlines.ts';
import { getPolygon, savePolygon } from '@hearth/domain/contract/polygon.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { limitByKey, shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';

/** 30 of 600 a minute: visitors draw no faster, and each drawn area is stored. */
const SHARE_OF_ADDRESS = 0.05;
/** 120 of 6,000 a minute from all pages of one embed key. */
const SHARE_OF_KEY = 0.02;

/** 6,000 corners with all their digits, three times as many as an area may have: the error answer can still name their limit. */
const MAX_BYTES = 262_144;
/** Each corner is a list of two numbers. */
const MOST_VALUES = 100_000;

/** Areas by their ids: boundaries and drawn areas. */
export const polygonRoutes: Resource = (app, { polygons, config }) => {
  const edition = editionOf(config.productName).id;
  const perKey = shareOf(config.embedRequestsPerMinute, SHARE_OF_KEY);
  const countForKey = limitByKey(app, () => perKey);

  route(
    app,
    savePolygon,
    async ({ body }, request, reply) => {
      await countForKey(request, reply);
      const id = await polygons.storeDrawing(body.geometry, edition);
      reply.header('cache-control', 'no-store');
      return { id, type: 'custom' as const };
    },
    {
      requestsPerMinute: shareOf(config.requestsPerMinute, SHARE_OF_ADDRESS),
      bodyLimit: MAX_BYTES,
      mostValues: MOST_VALUES,
    },
  );

  route(app, getPolygon, async ({ params }, _request, reply) => {
    const polygon = await polygons.storedPolygon(params.id);
    // Boundaries change with an import, a few times a year; drawn areas never change.
    reply.header('cache-control', 'public, max-age=3600');
    return polygon;
  });

  route(app, getAreaOutlines, async ({ query }, _request, reply) => {
    const outlines = await polygons.areaOutlines(query.polygon, query.zoom ?? null);
    reply.header('cache-control', 'public, max-age=3600');
    return outlines;
  });
};
