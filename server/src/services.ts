import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { previewWidth } from '@hearth/domain/listing/photo-sources.ts';
import type { SchoolRatings } from '@hearth/domain/listing/school-ratings.ts';
import { calculatorDefaults } from '@hearth/domain/mortgage/monthly-cost.ts';
import type { Db } from './db/database.ts';
import { createListingCache } from './listings/listed-listings.ts';
import { createListingService, type ListingService } from './listings/listing.service.ts';
import { photoWidths } from './listings/published-media.ts';
import { createMapService, createPointsCache, type MapService } from './map/map.service.ts';
import {
  createMarketOverviewService,
  type MarketOverviewService,
} from './market-overview/market-overview.service.ts';
import { createPhotoStore, type PhotoStore } from './photos/photo-store.ts';
import type { Scenes } from './photos/scenes.service.ts';
import { createPolygonService, type PolygonService } from './polygons/polygon.service.ts';
import type { PhotoOrigin } from './ports/photos/photo-origin.ts';
import { publicWeb } from './ports/photos/public-web.ts';
import { createAreaCache } from './search/area-cache.service.ts';
import { createSearchColumns, type SearchColumns } from './search/columns/columns.ts';
import type { ListingTestSource } from './search/listing-test.service.ts';
import { createSearchService, type SearchService } from './search/search.service.ts';
import { createPageCache, createTotalCache } from './search/search-source.ts';
import { schoolRatingsOf } from './sources/school-ratings.service.ts';
import type { TileArchive } from './tiles/tile-archive.ts';
import { createTileService, type TileService } from './tiles/tiles.service.ts';
import type { VectorTiles } from './vector-tiles-config.ts';

/** The services that resources share. */
export interface Services {
  readonly listings: ListingService;
  readonly polygons: PolygonService;
  readonly search: SearchService;
  /** For tests of homes one by one, in place of searches. */
  readonly searching: ListingTestSource;
  readonly maps: MapService;
  readonly markets: MarketOverviewService;
  readonly photos: PhotoStore;
  readonly scenes: Scenes;
  readonly tiles: TileService;
}

/** Services with their caches, which end with the app. */
export interface CachingServices extends Services {
  /** The open listings in memory; null where every search asks the database. */
  readonly columns: SearchColumns | null;
  /** Resolves once no statement of theirs runs. */
  close(): Promise<void>;
}

export interface ServiceOptions {
  readonly db: Db;
  readonly edition: EditionId;
  readonly clock: () => Date;
  readonly hasColumns: boolean;
  /** Store of the pictures of listings. */
  readonly photosFolder: string;
  /** Pictures of the region. */
  readonly scenes: Scenes;
  /** Origin of pictures of other servers; by default the public web. */
  readonly photoOrigin?: PhotoOrigin | undefined;
  readonly onError: (error: unknown) => void;
  /** Interest of a mortgage in percent a year. */
  readonly interestRatePercent?: number;
  /** Of the ratings in this server's listings; null where the operator said nothing. */
  readonly schoolRatings?: SchoolRatings | null;
  /** Tiles that the operator configured, and their archive where they are a file of this server. */
  readonly vectorTiles?: VectorTiles | null;
  readonly tileArchive?: TileArchive | null;
}

/** The only code that creates the services, with a cache of each kind for one database. */
export function createServices(options: ServiceOptions): CachingServices {
  const { db, edition, clock, hasColumns, photosFolder, scenes, photoOrigin = publicWeb, onError } = options;
  const { vectorTiles = null, tileArchive = null, schoolRatings = null } = options;
  const { interestRatePercent = calculatorDefaults.interestRatePercent } = options;
  const terms = { taxRatePercent: editions[edition].taxRatePercent, interestRatePercent };
  const columns = hasColumns ? createSearchColumns(db) : null;
  const polygons = createPolygonService(db);
  const ratingsOf = schoolRatingsOf(db, schoolRatings);
  const listings = createListingService(db, createListingCache(), ratingsOf, terms);
  const searching = { db, ratingsOf, areas: createAreaCache(), boundariesOf: polygons.usedBoundaries };
  const search = createSearchService({
    ...{ ...searching, listings, columns },
    pages: createPageCache(),
    totals: createTotalCache(),
  });
  const maps = createMapService(db, search, createPointsCache());
  const markets = createMarketOverviewService({ db, search, edition, clock, ratingsOf, scenes });
  const photos = createPhotoStore({
    folder: photosFolder,
    origin: photoOrigin,
    widths: [...photoWidths, previewWidth],
    onError,
  });
  const tiles = createTileService({ db, edition, configured: vectorTiles, archive: tileArchive });
  const services = { listings, polygons, search, searching, maps, markets, photos, scenes, tiles };
  return {
    ...{ ...services, columns },
    async close() {
      await search.close();
      await Promise.all([columns?.close(), polygons.close()]);
    },
  };
}
