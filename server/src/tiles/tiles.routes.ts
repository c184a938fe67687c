import { getTileJson } from '@hearth/domain/contract/tiles.ts';
import { AppError } from '../http/errors.ts';
import { errorResponses } from '../http/json-schema.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { encodingFor } from './pack-tile.ts';
import type { TileAddress } from './tile-address.ts';

const MINUTES = 60;
const HOUR = 60 * MINUTES;
const DAY = 24 * HOUR;

/** Nearer than any archive goes. */
const MAX_ZOOM = 22;

/** The base map: where its tiles are, and the tiles of this server. */
export const tileRoutes: Resource = (app, { tiles, config }) => {
  route(app, getTileJson, async (_input, _request, reply) => {
    const answer = await tiles.tileJson();
    // Its address of the tiles changes with each import.
    reply.header('cache-control', `public, max-age=${5 * MINUTES}`);
    return answer;
  });
  app.get<{ Params: Record<'z' | 'x' | 'y', string>; Querystring: { readonly v?: unknown } }>(
    '/api/v2/map/tiles/:z/:x/:y',
    {
      schema: {
        summary: 'A tile of the base map in the Mapbox Vector Tile format',
        response: errorResponses(['not_found']),
      },
      // A view is some ten tiles: counted apart, so that a visitor who looks around can still search.
      ...(config.requestsPerMinute > 0 && { config: { rateLimit: { max: 2 * config.requestsPerMinute } } }),
    },
    async ({ params, query, headers }, reply) => {
      const address = addressOf(params);
      if (address === null) throw new AppError('not_found');
      const encoding = encodingFor(headers['accept-encoding']);
      const { data, version } = await tiles.tile(address, encoding);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .header('cache-control', lifetimeOf(version, query.v))
        .type('application/vnd.mapbox-vector-tile')
        .send(data);
    },
  );
};

/** An address that names the state of the map changes with it; a process that has not seen an import yet answers an older state. */
function lifetimeOf(version: string | null, requested: unknown): string {
  if (version === null) return `public, max-age=${HOUR}`;
  return requested === version ? `public, max-age=${DAY}` : 'public, max-age=60';
}

/** null where there is no such tile. */
function addressOf(params: Readonly<Record<'z' | 'x' | 'y', string>>): TileAddress | null {
  const [z = -1, x = -1, y = -1] = [params.z, params.x, params.y].map((text) =>
    /^\d{1,7}$/.test(text) ? Number(text) : -1,
  );
  const across = 2 ** z;
  return z < 0 || z > MAX_ZOOM || x < 0 || y < 0 || x >= across || y >= across ? null : { z, x, y };
}
