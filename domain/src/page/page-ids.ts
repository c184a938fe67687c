/** Subpages of a listing; they open the listing. */
export const listingSteps: readonly (string | undefined)[] = [
  ...[undefined, 'comment', 'comments', 'listing-comments', 'add-to-collection'],
];
/** Those that may name a collection, or a listing, whose comments are shown. */
export const threadSteps: readonly (string | undefined)[] = ['comments', 'listing-comments'];

/** The id of a saved search, or of a collection that is shared. */
export const numberedId = /^[1-9]\d{0,14}$/;

export const collectionId = /^([1-9]\d{0,14}|dismissed|proposed)$/;
