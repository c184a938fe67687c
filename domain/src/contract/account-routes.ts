export {
  addFavoritePlace,
  getFavoritePlaces,
  removeFavoritePlace,
  updateFavoritePlace,
} from './favorite-place.ts';
export { connectFederated, disconnectFederated, startFederatedSignIn } from './federated-identity.ts';
export {
  changeEmail,
  changePassword,
  endSession,
  forgotPassword,
  getInvitation,
  getSessions,
  getSignInOptions,
  resetPassword,
  sendVerificationEmail,
  setPassword,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
  verifyEmail,
} from './identity.ts';
export { subscribeToMails, unsubscribeAtOnce, unsubscribeFromMails } from './mail-subscription.ts';
export { getOwnInquiries } from './own-inquiries.ts';
export {
  createPasskey,
  getPasskeys,
  removePasskey,
  signInByPasskey,
  startPasskeyCreation,
  startPasskeySignIn,
} from './passkey.ts';
export {
  completeUser,
  deleteMe,
  getMe,
  getMyData,
  getRoleOfEmail,
  getUserNames,
  updateUser,
} from './user.ts';
export {
  addGuestMemory,
  addPageView,
  changeCalculator,
  getMemory,
  removeRecentSearches,
} from './user-memory.ts';
export { getSocialPhoto, removePhoto, removeSocialPhoto, setSocialPhoto, uploadPhoto } from './user-photo.ts';
