/** The id of the collection of the homes that a person dismissed. Its name cannot change, and it is never deleted. */
export const dismissedCollection = 'dismissed';
