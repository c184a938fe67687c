/** The id of the collection of the homes that a person dismissed. It has no name of its own to change, and it is never deleted. */
export const dismissedCollection = 'dismissed';
