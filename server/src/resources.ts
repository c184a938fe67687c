import type { Resource } from './http/resource.ts';
import { listingRoutes } from './listings/listing.routes.ts';
import { mapRoutes } from './map/map.routes.ts';
import { samplePhotos } from './sample/sample-photos.ts';
import { searchRoutes } from './search/search.routes.ts';

/** Everything the API serves; a new resource is added here. */
export const resources: readonly Resource[] = [searchRoutes, listingRoutes, mapRoutes, samplePhotos];
