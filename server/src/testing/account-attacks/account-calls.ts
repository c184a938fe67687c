import { getRecommendedLink } from '@hearth/domain/contract/agent.ts';
import * as agentActivity from '@hearth/domain/contract/agent-activity.ts';
import * as agentDashboard from '@hearth/domain/contract/agent-dashboard.ts';
import * as agentInquiries from '@hearth/domain/contract/agent-inquiry.ts';
import * as agentSettings from '@hearth/domain/contract/agent-settings.ts';
import * as agentWindow from '@hearth/domain/contract/agent-window.ts';
import * as collections from '@hearth/domain/contract/collection.ts';
import * as recommendations from '@hearth/domain/contract/collection-recommendation.ts';
import * as sharing from '@hearth/domain/contract/collection-sharing.ts';
import * as takeAlong from '@hearth/domain/contract/collection-take-along.ts';
import * as votes from '@hearth/domain/contract/collection-votes.ts';
import * as comments from '@hearth/domain/contract/comment.ts';
import * as contacts from '@hearth/domain/contract/contact.ts';
import * as contactChanges from '@hearth/domain/contract/contact-changes.ts';
import * as contactFiles from '@hearth/domain/contract/contact-files.ts';
import type { Endpoint } from '@hearth/domain/contract/endpoint.ts';
import * as places from '@hearth/domain/contract/favorite-place.ts';
import * as federated from '@hearth/domain/contract/federated-identity.ts';
import * as history from '@hearth/domain/contract/history.ts';
import * as notes from '@hearth/domain/contract/home-note.ts';
import * as identity from '@hearth/domain/contract/identity.ts';
import * as actions from '@hearth/domain/contract/listing-actions.ts';
import { getListingStops } from '@hearth/domain/contract/listing-stops.ts';
import { getListingUsage } from '@hearth/domain/contract/listing-usage.ts';
import { getLive } from '@hearth/domain/contract/live.ts';
import * as subscription from '@hearth/domain/contract/mail-subscription.ts';
import * as notification from '@hearth/domain/contract/notification.ts';
import * as rsvps from '@hearth/domain/contract/open-house-rsvp.ts';
import { getOwnInquiries } from '@hearth/domain/contract/own-inquiries.ts';
import * as passkeys from '@hearth/domain/contract/passkey.ts';
import * as searches from '@hearth/domain/contract/saved-search.ts';
import * as news from '@hearth/domain/contract/saved-search-news.ts';
import * as searchSharing from '@hearth/domain/contract/saved-search-sharing.ts';
import * as user from '@hearth/domain/contract/user.ts';
import * as memory from '@hearth/domain/contract/user-memory.ts';
import * as photos from '@hearth/domain/contract/user-photo.ts';
import { endpointsIn } from '../endpoints-in.ts';
import { createPasskey } from '../software-passkey.ts';
import type { AccountCall, Named } from './account-call.ts';
import { exclusiveCalls, exclusiveEndpoints } from './exclusive-calls.ts';

const declared = endpointsIn({
  ...agentActivity,
  ...agentDashboard,
  ...agentInquiries,
  ...agentSettings,
  ...agentWindow,
  ...places,
  ...collections,
  ...comments,
  ...contacts,
  ...contactChanges,
  ...contactFiles,
  ...exclusiveEndpoints,
  ...sharing,
  ...votes,
  ...takeAlong,
  ...notes,
  ...recommendations,
  ...actions,
  ...rsvps,
  getListingUsage,
  ...federated,
  ...history,
  ...identity,
  ...subscription,
  getOwnInquiries,
  getRecommendedLink,
  getListingStops,
  getLive,
  ...notification,
  ...passkeys,
  ...searches,
  ...searchSharing,
  ...news,
  ...user,
  ...memory,
  ...photos,
});

export type EndpointName = keyof typeof declared;

const names = { firstname: 'Eve', lastname: 'Diaz', phone: '(512) 555-0166' };
const password = 'Stolen Porch 9';
const place = { name: 'Work', address: '1 Elm St', latitude: 30.2, longitude: -97.7 };
const noCredential = createPasskey().get('challenge');

/** A call to every endpoint about accounts, their collections and what they do with listings, in the name of a person. The type refuses a new one that is missing here. */
export const accountCalls: Readonly<Record<EndpointName, (named: Named) => AccountCall>> = {
  getAgentActivity: () => ({}),
  getAgentDashboard: () => ({}),
  exportInquiries: () => ({}),
  getAgentInquiries: () => ({}),
  getAgentInquiry: ({ inquiryId: id }) => ({ params: { id } }),
  changeAgentInquiry: ({ inquiryId: id }) => ({ params: { id }, body: { status: 'closed' } }),
  replyToInquiry: ({ inquiryId: id }) => ({ params: { id }, body: { text: 'Call me' } }),
  getAgentActs: () => ({}),
  getAgentSettings: () => ({}),
  getAgentWidgets: () => ({}),
  changeAgentSettings: () => ({ body: { bio: 'Mine', signature: 'Mine' } }),
  uploadAgentPhoto: () => ({ body: Buffer.alloc(60_000), type: 'image/jpeg' }),
  removeAgentPhoto: () => ({}),
  uploadAgentCover: () => ({ body: Buffer.alloc(60_000), type: 'image/jpeg' }),
  removeAgentCover: () => ({}),
  getSession: () => ({}),
  getRecommendedLink: () => ({}),
  getMe: () => ({}),
  deleteMe: ({ email }) => ({ body: { email } }),
  getMyData: () => ({}),
  getUserNames: ({ username }) => ({ query: `usernames[]=${username}` }),
  completeUser: () => ({ body: names }),
  updateUser: ({ username }) => ({ params: { username }, body: { location: 'Elsewhere' } }),
  getFavoritePlaces: ({ username }) => ({ query: `username=${username}` }),
  addFavoritePlace: ({ username }) => ({ query: `username=${username}`, body: place }),
  updateFavoritePlace: ({ placeId: id }) => ({ params: { id }, body: { name: 'Mine' } }),
  removeFavoritePlace: ({ placeId: id }) => ({ params: { id } }),
  getCollections: () => ({}),
  getSavedHomes: () => ({}),
  getCollection: ({ collectionId: id }) => ({ params: { id } }),
  addCollection: () => ({ body: { name: 'Lake homes', description: 'By the water', listings: [] } }),
  updateCollection: ({ collectionId: id }) => ({
    params: { id },
    body: { name: 'Mine', description: 'All of it' },
  }),
  removeCollection: ({ collectionId: id }) => ({ params: { id } }),
  addToCollection: ({ collectionId: id }) => ({ params: { id, listingId: 'AUS1' } }),
  removeFromCollection: ({ collectionId: id }) => ({ params: { id, listingId: 'AUS1' } }),
  moveInCollection: ({ collectionId: id }) => ({
    params: { id, listingId: 'AUS1' },
    body: { before: null },
  }),
  getCollaborators: ({ collectionId: id }) => ({ params: { id } }),
  inviteToCollection: ({ collectionId: id }) => ({ params: { id }, body: [{ email: 'bo@friend.example' }] }),
  removeCollaborator: ({ collectionId: id, collaboratorId }) => ({ params: { id, collaboratorId } }),
  remindCollaborator: ({ collectionId: id, collaboratorId }) => ({ params: { id, collaboratorId } }),
  getDeparture: ({ collectionId: id, collaboratorId }) => ({ params: { id, collaboratorId } }),
  joinCollection: ({ collectionId: id, code }) => ({ params: { id }, body: { inviteCode: code } }),
  declineCollection: ({ collectionId: id }) => ({ params: { id } }),
  leaveCollection: ({ collectionId: id }) => ({ params: { id } }),
  getComments: ({ collectionId: id }) => ({ params: { id } }),
  addComment: ({ collectionId: id }) => ({ params: { id }, body: { text: 'Nice porch', listingId: 'AUS1' } }),
  updateComment: ({ collectionId: id, commentId }) => ({
    params: { id, commentId },
    body: { text: 'Mine' },
  }),
  removeComment: ({ collectionId: id, commentId }) => ({ params: { id, commentId } }),
  readComments: ({ collectionId: id, commentId }) => ({
    params: { id },
    body: { listingId: 'AUS1', commentId },
  }),
  getInvitations: () => ({}),
  getLinkedInvitation: ({ collectionId: id, code }) => ({
    params: { id },
    query: `inviteCode=${encodeURIComponent(code)}`,
  }),
  recommendListings: ({ username: owner }) => ({
    params: { id: 'proposed' },
    body: { owner, listings: [{ listingId: 'AUS1', comment: 'Look at this' }] },
  }),
  withdrawRecommendation: ({ username }) => ({
    params: { id: 'proposed', listingId: 'AUS1' },
    query: `owner=${encodeURIComponent(username)}`,
  }),
  getContacts: () => ({}),
  getContact: ({ contactId: id }) => ({ params: { id } }),
  addContact: () => ({ body: { firstname: 'Kim', phone: '5125550142' } }),
  updateContact: ({ contactId: id }) => ({ params: { id }, body: { notes: 'Mine' } }),
  inviteContact: ({ contactId: id }) => ({ params: { id } }),
  previewMerge: ({ contactId: id }) => ({ params: { id }, query: 'with=999998' }),
  mergeContacts: ({ contactId: id }) => ({ params: { id }, body: { with: '999998' } }),
  changeContactMails: ({ contactId: id }) => ({ params: { id }, body: { hasOptedOutOfEmail: true } }),
  getAssignableAgents: () => ({}),
  reassignContact: ({ contactId: id }) => ({ params: { id }, body: { agentId: 'another-agent' } }),
  importContacts: () => ({ body: Buffer.from('Email\nkim@visitor.example'), type: 'text/csv' }),
  exportContacts: () => ({}),
  ...exclusiveCalls,
  getVotes: ({ collectionId: id }) => ({ params: { id } }),
  setVote: ({ collectionId: id }) => ({ params: { id, listingId: 'AUS1' }, body: { answer: 'no' } }),
  openVotes: ({ collectionId: id }) => ({ params: { id } }),
  getAgreement: ({ collectionId: id }) => ({ params: { id } }),
  getCollectionPoints: ({ collectionId: id }) => ({ params: { id } }),
  getCollectionFile: ({ collectionId: id }) => ({ params: { id } }),
  getCalendarFeed: ({ collectionId: id }) => ({ params: { id } }),
  createCalendarFeed: ({ collectionId: id }) => ({ params: { id } }),
  removeCalendarFeed: ({ collectionId: id }) => ({ params: { id } }),
  readCalendarFeed: ({ feedToken: token }) => ({ params: { token } }),
  noteHome: () => ({ params: { id: 'AUS1' }, body: { text: 'Mine' } }),
  getSavedSearches: () => ({}),
  getSavedSearch: ({ savedSearchId: id }) => ({ params: { id } }),
  addSavedSearch: () => ({ body: { name: 'Lake homes', query: 'minBedrooms=3' } }),
  updateSavedSearch: ({ savedSearchId: id }) => ({ params: { id }, body: { name: 'A', cadence: 'never' } }),
  removeSavedSearch: ({ savedSearchId: id }) => ({ params: { id } }),
  countHomesOfSearches: () => ({}),
  getSearchResults: ({ savedSearchId: id }) => ({ params: { id } }),
  sendSearchResults: ({ savedSearchId: id }) => ({ params: { id }, body: {} }),
  getSearchMembers: ({ savedSearchId: id }) => ({ params: { id } }),
  inviteToSearch: ({ savedSearchId: id }) => ({ params: { id }, body: [{ email: 'bo@friend.example' }] }),
  removeSearchMember: ({ savedSearchId: id, searchMemberId }) => ({
    params: { id, collaboratorId: searchMemberId },
  }),
  remindSearchMember: ({ savedSearchId: id, searchMemberId }) => ({
    params: { id, collaboratorId: searchMemberId },
  }),
  getSearchDeparture: ({ savedSearchId: id, searchMemberId }) => ({
    params: { id, collaboratorId: searchMemberId },
  }),
  joinSearch: ({ savedSearchId: id, code }) => ({ params: { id }, body: { inviteCode: code } }),
  declineSearch: ({ savedSearchId: id }) => ({ params: { id } }),
  leaveSearch: ({ savedSearchId: id }) => ({ params: { id } }),
  getSearchInvitations: () => ({}),
  getLinkedSearchInvitation: ({ savedSearchId: id, code }) => ({
    params: { id },
    query: `inviteCode=${encodeURIComponent(code)}`,
  }),
  getNewsOfHome: () => ({ params: { listingId: 'AUS1' } }),
  getBacktest: () => ({ query: 'query=minBedrooms%3D3' }),
  getCollectionsOfListing: () => ({ params: { id: 'AUS1' } }),
  shareListing: () => ({ params: { id: 'AUS1' }, body: { receiverEmail: 'bo@friend.example' } }),
  dismissListing: () => ({ params: { id: 'AUS1' } }),
  retainListing: () => ({ params: { id: 'AUS1' } }),
  getDismissed: () => ({ params: { id: 'AUS1' } }),
  countListingView: () => ({ params: { id: 'AUS1' } }),
  addOpenHouseToCalendar: () => ({ params: { id: 'AUS1' }, query: 'openhousekey=AUS-1-oh' }),
  getListingUsage: () => ({ params: { id: 'AUS1' } }),
  getRsvps: () => ({ params: { id: 'AUS1' } }),
  addRsvp: () => ({ params: { id: 'AUS1' }, body: { openhousekey: 'AUS-1-oh' } }),
  removeRsvp: () => ({ params: { id: 'AUS1' }, query: 'openhousekey=AUS-1-oh' }),
  addPageView: () => ({ body: { path: '/agents' } }),
  getOwnInquiries: ({ username }) => ({ query: `username=${username}` }),
  getListingStops: () => ({ params: { id: 'AUS1' } }),
  getLive: () => ({}),
  getSocialPhoto: () => ({}),
  setSocialPhoto: () => ({ body: { url: 'https://lh3.googleusercontent.com/a/x' } }),
  removeSocialPhoto: () => ({}),
  uploadPhoto: () => ({ body: Buffer.alloc(60_000), type: 'image/jpeg' }),
  removePhoto: () => ({}),
  getRoleOfEmail: ({ email }) => ({ body: { email } }),
  getNotifications: () => ({}),
  countNotifications: () => ({}),
  getNotification: ({ mailId: id }) => ({ params: { id } }),
  openNotification: ({ mailId: id }) => ({ params: { id }, body: { status: 'Opened' } }),
  openAllNotifications: () => ({}),
  getEmailHistory: () => ({}),
  getSentMail: ({ mailId: id }) => ({ params: { id } }),
  getViewedListings: () => ({}),
  getMyViewedListings: () => ({}),
  getViewedPages: () => ({}),
  getViewedSearches: () => ({}),
  getMyViewedSearches: () => ({}),
  removeHistory: () => ({ body: { listingids: 'all', queries: 'all', pages: 'all' } }),
  getHistorySwitches: () => ({}),
  changeHistorySwitches: () => ({ body: { record: false } }),
  getMemory: () => ({}),
  changeCalculator: () => ({ body: { downPaymentPercent: 5 } }),
  removeRecentSearches: () => ({ body: { queries: ['cities=Austin'] } }),
  addGuestMemory: () => ({ body: { viewedListings: ['AUS1'] } }),
  subscribeToMails: ({ hash }) => ({ params: { hash }, body: {} }),
  unsubscribeFromMails: ({ hash }) => ({ params: { hash }, body: {} }),
  unsubscribeAtOnce: ({ hash }) => ({ params: { hash } }),
  getSignInOptions: () => ({}),
  signUp: ({ email }) => ({ body: { ...names, email, password } }),
  signIn: ({ email }) => ({ body: { email, password } }),
  signOut: () => ({}),
  signOutEverywhere: () => ({}),
  getSessions: () => ({}),
  endSession: ({ sessionId: id }) => ({ params: { id } }),
  verifyEmail: ({ email, code }) => ({ body: { email, code, password } }),
  sendVerificationEmail: ({ email }) => ({ body: { email } }),
  forgotPassword: ({ email }) => ({ body: { email } }),
  getResetMethods: ({ email, code }) => ({ body: { email, code } }),
  resetPassword: ({ email, code }) => ({ body: { email, code, password } }),
  setPassword: ({ email, code }) => ({ body: { email, code, password } }),
  changePassword: () => ({ body: { currentPassword: password, password: 'Other Porch 9' } }),
  changeEmail: ({ email }) => ({ body: { email, password } }),
  getInvitation: ({ email, code }) => ({ body: { email, code } }),
  startFederatedSignIn: () => ({ body: { provider: 'openid' } }),
  connectFederated: ({ username }) => ({ body: { provider: 'openid', primaryUsername: username } }),
  disconnectFederated: () => ({ body: { provider: 'openid' } }),
  getPasskeys: () => ({}),
  startPasskeyCreation: () => ({}),
  createPasskey: () => ({ body: { challengeId: 'x', name: 'Key', credential: noCredential } }),
  removePasskey: ({ passkeyId: id }) => ({ params: { id } }),
  startPasskeySignIn: () => ({}),
  signInByPasskey: () => ({ body: { challengeId: 'x', credential: noCredential } }),
};

export const endpointNames = Object.keys(declared) as readonly EndpointName[];

/** The declaration of an endpoint. */
export const endpointOf = (name: EndpointName): Endpoint => declared[name];

/** A call as the server's test tools send it. */
export function requestOf(name: EndpointName, { params = {}, query, body, type, ...call }: AccountCall) {
  const { method, path } = endpointOf(name);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? '-'));
  const url = query === undefined ? filled : `${filled}?${query}`;
  const headers: Record<string, string> = { ...call.headers, ...(type && { 'content-type': type }) };
  return { method, url, headers, ...(body !== undefined && { payload: body as object }) };
}
