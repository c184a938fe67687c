/** A search with fewer results also shows homes nearby. */
export const MIN_RESULTS = 2;
