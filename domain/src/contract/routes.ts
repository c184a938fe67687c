/**
 * Method and path of an endpoint. The declarations of the contract take them from here, and the browser client calls by
 * them: a route has no schema, so a widget that calls an endpoint ships no schema code.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** OpenAPI form, e.g. '/api/v2/listing/{id}'. */
  readonly path: `/${string}`;
  /** 'text' where the answer is plain text; all other answers are JSON. */
  readonly answer?: 'text';
}

export const getAgent = { method: 'GET', path: '/api/agent/{agentId}' } as const satisfies Route;
export const getDefaultAgent = { method: 'GET', path: '/api/agent/default' } as const satisfies Route;
export const getAgentReviews = { method: 'GET', path: '/api/agent/review' } as const satisfies Route;
export const getAreaOutlines = { method: 'GET', path: '/api/v2/map/areas' } as const satisfies Route;
export const getCaptchaChallenge = { method: 'GET', path: '/api/captcha/challenge' } as const satisfies Route;
export const getEmbedStatus = { method: 'GET', path: '/api/embed/status' } as const satisfies Route;
export const sendInquiry = {
  method: 'POST',
  path: '/api/user/inquiry',
  answer: 'text',
} as const satisfies Route;
export const getInquiryRecipient = {
  method: 'GET',
  path: '/api/user/inquiry/recipient',
} as const satisfies Route;
export const sendFeedback = {
  method: 'POST',
  path: '/api/v2/user/inquiry/feedback',
  answer: 'text',
} as const satisfies Route;
export const getListing = { method: 'GET', path: '/api/v2/listing/{id}' } as const satisfies Route;
export const getNearbyHomes = { method: 'GET', path: '/api/v2/listing/{id}/nearby' } as const satisfies Route;
export const getShowingDetails = {
  method: 'GET',
  path: '/api/v2/listing/{id}/showing-details',
} as const satisfies Route;
export const getCommute = { method: 'POST', path: '/api/v2/listing/{id}/commute' } as const satisfies Route;
export const getStreetView = {
  method: 'GET',
  path: '/api/v2/listing/{id}/street-view',
} as const satisfies Route;
export const getMediaBulk = {
  method: 'GET',
  path: '/api/listing/media-bulk/images',
} as const satisfies Route;
export const getMapPoints = { method: 'GET', path: '/api/v2/map/points' } as const satisfies Route;
export const getMarketOverview = {
  method: 'GET',
  path: '/api/market-overview/{id}',
} as const satisfies Route;
export const findMarketAreas = { method: 'GET', path: '/api/market-areas' } as const satisfies Route;
export const getLargestMarkets = {
  method: 'GET',
  path: '/api/market-areas/largest',
} as const satisfies Route;
export const getOutlines = { method: 'GET', path: '/api/v2/map/outlines' } as const satisfies Route;
export const getSuggestions = { method: 'GET', path: '/api/places/search' } as const satisfies Route;
export const getTileJson = { method: 'GET', path: '/api/v2/map/tiles' } as const satisfies Route;
export const getPolygonByUrl = { method: 'GET', path: '/api/polygon' } as const satisfies Route;
export const savePolygon = { method: 'POST', path: '/api/polygon' } as const satisfies Route;
export const getPolygon = { method: 'GET', path: '/api/polygon/{id}' } as const satisfies Route;
export const searchRelaxations = {
  method: 'GET',
  path: '/api/v2/listing/search/relaxations',
} as const satisfies Route;
export const searchListings = { method: 'GET', path: '/api/v2/listing/search' } as const satisfies Route;
export const getSite = { method: 'GET', path: '/api/site' } as const satisfies Route;
export const getSession = { method: 'GET', path: '/api/user/session' } as const satisfies Route;
