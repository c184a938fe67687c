/** Shown instead of suggestions, and announced where Enter has to wait. */
export const offlineWords = 'Suggestions are not available while you are offline. Your text stays here.';
