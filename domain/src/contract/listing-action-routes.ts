import type { Route } from './routes.ts';

/** Routes of the endpoints for what people do with a listing. Apart from `routes.ts`: no first load calls one of these. */
const listing = '/api/v2/listing';
export const shareListing = { method: 'POST', path: `${listing}/{id}/share` } as const satisfies Route;
export const dismissListing = { method: 'POST', path: `${listing}/{id}/dismiss` } as const satisfies Route;
export const retainListing = { method: 'POST', path: `${listing}/{id}/retain` } as const satisfies Route;
export const getDismissed = { method: 'GET', path: `${listing}/dismissed/{id}` } as const satisfies Route;
export const countListingView = { method: 'POST', path: `${listing}/{id}/view` } as const satisfies Route;
export const addOpenHouseToCalendar = {
  method: 'POST',
  path: `${listing}/{id}/add-open-house-to-calendar`,
  answer: 'text',
} as const satisfies Route;
