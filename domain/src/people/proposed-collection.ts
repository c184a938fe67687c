import { dismissedCollection } from './dismissed-collection.ts';

/** The id of the collection of the homes that an agent recommended to a person, until the person saves or dismisses them. */
export const proposedCollection = 'proposed';

/** Returns whether a collection exists for every person, under its own name and for one person alone. */
export const isReservedCollection = (id: string): boolean =>
  id === dismissedCollection || id === proposedCollection;
