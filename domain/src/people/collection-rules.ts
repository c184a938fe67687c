/** Most collections of one person, and most homes in one collection. */
export const mostCollections = 100;
export const mostHomesInCollection = 500;
/** Most homes in all collections of one person; a home in two of them counts twice. */
export const mostSavedHomes = 5000;
/** Homes on one page of a collection. */
export const collectionPageSize = 20;
/** Collections on one page of their list. */
export const collectionsPerPage = 24;
/** The name of the collection that a person's first saved home makes. */
export const firstCollectionName = 'Saved homes';
