import { createHash } from 'node:crypto';
import type { TileJson } from '@hearth/domain/contract/tiles.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { LRUCache } from 'lru-cache';
import { createShortCache } from '../cache/short-cache.ts';
import type { Db } from '../db/database.ts';
import type { VectorTiles } from '../vector-tiles-config.ts';
import { cutTile, direct, indexed, type TileCutter } from './cut-tile.ts';
import { MAX_TILE_ZOOM } from './feature-zoom.ts';
import { featuresInTile, type ShownFile, shownFiles } from './map-features.queries.ts';
import { packTile, type TileEncoding } from './pack-tile.ts';
import { cityListings, namedAreas, outlinedAreas, surroundingsState } from './surroundings.queries.ts';
import { cityRanks, type RoadSource, surroundingFeatures } from './surroundings.ts';
import type { TileAddress } from './tile-address.ts';
import type { TileArchive } from './tile-archive.ts';
import { layered, tileLayers } from './tile-layers.ts';

export interface TileService {
  /** Source of the tiles of maps: another server, or this one. */
  tileJson(): Promise<TileJson>;
  /** A tile of this server, packed; an empty one where it has nothing. */
  tile(address: TileAddress, encoding: TileEncoding): Promise<PackedTile>;
}

export interface PackedTile {
  readonly data: Buffer;
  /** The state of the map that it shows, as the addresses of tiles name it; null for tiles of an archive. */
  readonly version: string | null;
}

interface TileServiceOptions {
  readonly db: Db;
  readonly edition: EditionId;
  /** Configured tiles; null where this server cuts its own. */
  readonly configured: VectorTiles | null;
  /** The configured archive, opened; null without one. */
  readonly archive: TileArchive | null;
}

/** Other processes may import: what the map is drawn from is read again after so long. */
const MAP_CACHE_MS = 10_000;
/** Ranks of cities count all listings, and change slowly. */
const RANK_CACHE_MS = 300_000;
/** Tiles in memory, by their bytes: some thousands. */
const TILE_CACHE_BYTES = 64_000_000;

/** Raised with each change of what tiles show of the same data: browsers keep a tile of one version for a day. */
const TILE_FORMAT = 2;

const nothing = Buffer.alloc(0);

/** The vector tiles of an edition's base map. */
export function createTileService(options: TileServiceOptions): TileService {
  const { db, edition, configured, archive } = options;
  const once = { most: 1, now: () => performance.now() };
  const ranks = createShortCache(() => readRanks(db), { milliseconds: RANK_CACHE_MS, ...once });
  const maps = createShortCache(async () => readMap(db, edition, await ranks.get('')), {
    milliseconds: MAP_CACHE_MS,
    ...once,
  });
  const indexes = createIndexMemory(db, edition);
  // Requests for a tile that is being cut wait for the same one.
  const packed = new LRUCache<string, Buffer, Wanted>({
    maxSize: TILE_CACHE_BYTES,
    sizeCalculation: ({ length }) => length + 100,
    // Other tiles may crowd it out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { map, address, encoding } }) => {
      const raw = map ? await cut(map, address) : ((await archive?.tile(address)) ?? nothing);
      return packTile(raw, encoding);
    },
  });

  async function cut(map: BaseMap, address: TileAddress): Promise<Buffer> {
    const [surroundings, stored] = await Promise.all([
      indexes(map),
      map.files.length === 0
        ? []
        : featuresInTile(
            db,
            map.files.map(({ id }) => id),
            address,
          ),
    ]);
    return cutTile([surroundings, direct(layered(stored))], address) ?? nothing;
  }

  return {
    async tileJson() {
      if (configured?.url) return tileJsonOf(edition, configured.url, configured);
      if (archive && configured)
        return tileJsonOf(edition, OWN_TILES, { ...configured, maxZoom: archive.maxZoom });
      const { version, attribution } = await maps.get('');
      return tileJsonOf(edition, `${OWN_TILES}?v=${version}`, { maxZoom: MAX_TILE_ZOOM, attribution });
    },
    async tile(address, encoding) {
      const map = archive ? null : await maps.get('');
      const version = map?.version ?? null;
      const key = `${version} ${address.z}/${address.x}/${address.y} ${encoding}`;
      const data = await packed.forceFetch(key, { context: { map, address, encoding } });
      return { data, version };
    },
  };
}

interface Wanted {
  /** null for the tiles of an archive. */
  readonly map: BaseMap | null;
  readonly address: TileAddress;
  readonly encoding: TileEncoding;
}

const OWN_TILES = '/api/v2/map/tiles/{z}/{x}/{y}';

/** Data that the tiles of an edition are cut from at a time. */
interface BaseMap {
  readonly files: readonly ShownFile[];
  /** Another one for each state of files, boundaries and ranks of cities, and each format. */
  readonly version: string;
  readonly attribution: string;
}

const readRanks = async (db: Db): Promise<string> =>
  createHash('sha256')
    .update(cityRanks(await cityListings(db)))
    .digest('hex')
    .slice(0, 8);

async function readMap(db: Db, edition: EditionId, ranks: string): Promise<BaseMap> {
  const [files, surroundings] = await Promise.all([shownFiles(db, edition), surroundingsState(db)]);
  return {
    files,
    version: `${TILE_FORMAT}-${Math.max(0, ...files.map(({ id }) => id))}-${files.length}-${surroundings}-${ranks}`,
    attribution: creditOf(files),
  };
}

/** Each credit once; roads that no survey made say so. */
function creditOf(files: readonly ShownFile[]): string {
  const credits = new Set(files.flatMap(({ attribution }) => attribution ?? []));
  if (roadsOf(files) === 'none') credits.add('Roads are approximate');
  return [...credits].join(' | ');
}

function roadsOf(files: readonly ShownFile[]): RoadSource {
  const roads = files.find(({ layer }) => layer === 'roads');
  if (roads === undefined) return 'none';
  return roads.sample ? 'sample' : 'imported';
}

/** The features of boundaries, prepared once for each state of the map. */
function createIndexMemory(db: Db, edition: EditionId): (map: BaseMap) => Promise<TileCutter> {
  const prepared = new LRUCache<string, Promise<TileCutter>>({ max: 1 });
  const prepare = async ({ files }: BaseMap) => {
    const [outlined, named] = await Promise.all([outlinedAreas(db, edition), namedAreas(db, edition)]);
    const hasWaters = files.some(({ layer, sample }) => layer === 'water' && !sample);
    return indexed(surroundingFeatures({ edition, outlined, named, roads: roadsOf(files), hasWaters }));
  };
  return (map) => {
    const known = prepared.get(map.version);
    if (known) return known;
    const index = prepare(map);
    prepared.set(map.version, index);
    index.catch(() => prepared.delete(map.version));
    return index;
  };
}

function tileJsonOf(
  edition: EditionId,
  url: string,
  { maxZoom, attribution }: Pick<VectorTiles, 'maxZoom' | 'attribution'>,
): TileJson {
  const { city, mapCenter } = editions[edition];
  return {
    tilejson: '3.0.0',
    tiles: [url],
    minzoom: 0,
    maxzoom: maxZoom,
    attribution,
    vector_layers: tileLayers.map((id) => ({ id, fields: { kind: 'String', name: 'String' } })),
    city: { name: city, ...mapCenter },
  };
}
