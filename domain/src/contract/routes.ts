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

const ownUser = '/api/user/me';
const places = '/api/user/favorite-place';
const socialPhoto = '/api/user/social-photo-url';
const mailSubscription = '/api/user/notifications';
export const getMe = { method: 'GET', path: ownUser } as const satisfies Route;
export const deleteMe = { method: 'DELETE', path: ownUser } as const satisfies Route;
export const getMyData = { method: 'GET', path: `${ownUser}/data` } as const satisfies Route;
export const getUserNames = { method: 'GET', path: '/api/user' } as const satisfies Route;
export const completeUser = { method: 'POST', path: '/api/user' } as const satisfies Route;
export const updateUser = { method: 'PATCH', path: '/api/user/{username}' } as const satisfies Route;
export const getFavoritePlaces = { method: 'GET', path: places } as const satisfies Route;
export const addFavoritePlace = { method: 'POST', path: places } as const satisfies Route;
export const updateFavoritePlace = { method: 'PATCH', path: `${places}/{id}` } as const satisfies Route;
export const removeFavoritePlace = { method: 'DELETE', path: `${places}/{id}` } as const satisfies Route;
export const addPageView = { method: 'POST', path: '/api/v2/user-page-history' } as const satisfies Route;
export const getSocialPhoto = { method: 'GET', path: socialPhoto } as const satisfies Route;
export const setSocialPhoto = { method: 'POST', path: socialPhoto } as const satisfies Route;
export const removeSocialPhoto = { method: 'DELETE', path: socialPhoto } as const satisfies Route;
export const uploadPhoto = { method: 'POST', path: '/api/user/photo' } as const satisfies Route;
export const removePhoto = { method: 'DELETE', path: '/api/user/photo' } as const satisfies Route;
export const getRoleOfEmail = { method: 'POST', path: '/api/user/email' } as const satisfies Route;
export const addGuestMemory = { method: 'POST', path: '/api/user/guest-memory' } as const satisfies Route;
export const subscribeToMails = {
  method: 'PATCH',
  path: `${mailSubscription}/subscribe/{hash}`,
} as const satisfies Route;
export const unsubscribeFromMails = {
  method: 'PATCH',
  path: `${mailSubscription}/unsubscribe/{hash}`,
} as const satisfies Route;
/** As mail programs do it by themselves (RFC 8058). */
export const unsubscribeAtOnce = {
  method: 'POST',
  path: `${mailSubscription}/unsubscribe/{hash}`,
} as const satisfies Route;
export const getSession = { method: 'GET', path: '/api/user/session' } as const satisfies Route;
export const getSignInOptions = {
  method: 'GET',
  path: '/api/user/sign-in-options',
} as const satisfies Route;
export const signUp = { method: 'POST', path: '/api/user/sign-up' } as const satisfies Route;
export const signIn = { method: 'POST', path: '/api/user/sign-in' } as const satisfies Route;
export const signOut = { method: 'POST', path: '/api/user/sign-out' } as const satisfies Route;
export const signOutEverywhere = {
  method: 'POST',
  path: '/api/user/sign-out-everywhere',
} as const satisfies Route;
export const getSessions = { method: 'GET', path: '/api/user/sessions' } as const satisfies Route;
export const endSession = { method: 'DELETE', path: '/api/user/sessions/{id}' } as const satisfies Route;
export const verifyEmail = { method: 'POST', path: '/api/user/verify-email' } as const satisfies Route;
export const sendVerificationEmail = {
  method: 'POST',
  path: '/api/user/send-verification-email',
} as const satisfies Route;
export const forgotPassword = { method: 'POST', path: '/api/user/forgot-password' } as const satisfies Route;
export const resetPassword = { method: 'POST', path: '/api/user/reset-password' } as const satisfies Route;
export const setPassword = { method: 'POST', path: '/api/user/set-password' } as const satisfies Route;
export const changePassword = { method: 'POST', path: '/api/user/change-password' } as const satisfies Route;
export const changeEmail = { method: 'POST', path: '/api/user/change-email' } as const satisfies Route;
export const getInvitation = { method: 'POST', path: '/api/user/invitation' } as const satisfies Route;
export const startFederatedSignIn = {
  method: 'POST',
  path: '/api/user/federated-sign-in',
} as const satisfies Route;
export const connectFederated = {
  method: 'POST',
  path: '/api/user/cognito-federated-connect',
} as const satisfies Route;
export const disconnectFederated = {
  method: 'POST',
  path: '/api/user/cognito-federated-disconnect',
} as const satisfies Route;
export const getPasskeys = { method: 'GET', path: '/api/user/passkeys' } as const satisfies Route;
export const startPasskeyCreation = {
  method: 'POST',
  path: '/api/user/passkeys/creation',
} as const satisfies Route;
export const createPasskey = { method: 'POST', path: '/api/user/passkeys' } as const satisfies Route;
export const removePasskey = { method: 'DELETE', path: '/api/user/passkeys/{id}' } as const satisfies Route;
export const startPasskeySignIn = {
  method: 'POST',
  path: '/api/user/passkey-sign-in/challenge',
} as const satisfies Route;
export const signInByPasskey = {
  method: 'POST',
  path: '/api/user/passkey-sign-in',
} as const satisfies Route;
