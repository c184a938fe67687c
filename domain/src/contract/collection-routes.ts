import type { Route } from './routes.ts';

/** Routes of the endpoints for collections of homes. Apart from `routes.ts`: no first load calls one of these. */
const collection = '/api/listing/collection';
const collectionHome = `${collection}/{id}/listings/{listingId}`;
export const getCollections = { method: 'GET', path: collection } as const satisfies Route;
export const getCollection = {
  method: 'GET',
  path: '/api/v2/listing/collection/{id}',
} as const satisfies Route;
export const addCollection = { method: 'POST', path: collection } as const satisfies Route;
export const updateCollection = {
  method: 'PATCH',
  path: '/api/v2/listing/collection/{id}',
} as const satisfies Route;
export const removeCollection = { method: 'DELETE', path: `${collection}/{id}` } as const satisfies Route;
export const addToCollection = { method: 'PUT', path: collectionHome } as const satisfies Route;
export const removeFromCollection = { method: 'DELETE', path: collectionHome } as const satisfies Route;
export const getCollectionsOfListing = {
  method: 'GET',
  path: '/api/v2/listing/{id}/collections',
} as const satisfies Route;
