import type { Route } from './routes.ts';

/**
 * Routes of the endpoints about people and their accounts. Apart from `routes.ts`: the portal's first load has that file, and calls
 * none of these.
 */
const ownUser = '/api/user/me';
const places = '/api/user/favorite-place';
const socialPhoto = '/api/user/social-photo-url';
const memory = '/api/user/guest-memory';
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
export const getOwnInquiries = { method: 'GET', path: '/api/user/inquiry' } as const satisfies Route;
export const getSocialPhoto = { method: 'GET', path: socialPhoto } as const satisfies Route;
export const setSocialPhoto = { method: 'POST', path: socialPhoto } as const satisfies Route;
export const removeSocialPhoto = { method: 'DELETE', path: socialPhoto } as const satisfies Route;
export const uploadPhoto = { method: 'POST', path: '/api/user/photo' } as const satisfies Route;
export const removePhoto = { method: 'DELETE', path: '/api/user/photo' } as const satisfies Route;
export const getRoleOfEmail = { method: 'POST', path: '/api/user/email' } as const satisfies Route;
export const getMemory = { method: 'GET', path: memory } as const satisfies Route;
export const addGuestMemory = { method: 'POST', path: memory } as const satisfies Route;
export const changeCalculator = { method: 'PATCH', path: `${memory}/calculator` } as const satisfies Route;
export const removeRecentSearches = {
  method: 'DELETE',
  path: `${memory}/recent-searches`,
} as const satisfies Route;
export const subscribeToMails = {
  method: 'PATCH',
  path: `${mailSubscription}/subscribe/{hash}`,
} as const satisfies Route;
export const unsubscribeFromMails = {
  method: 'PATCH',
  path: `${mailSubscription}/unsubscribe/{hash}`,
} as const satisfies Route;
/** One-click unsubscription by mail programs (RFC 8058). */
export const unsubscribeAtOnce = {
  method: 'POST',
  path: `${mailSubscription}/unsubscribe/{hash}`,
} as const satisfies Route;
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
