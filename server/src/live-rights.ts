import { maySeeCollection } from './collections/collections.service.ts';
import { maySeeContact } from './contacts/contacts.service.ts';
import type { LiveRights } from './live/live-rights.ts';
import { maySeeSearch } from './saved-searches/saved-searches.service.ts';

/** Things whose changes reach open pages, with who may see one; a resource adds its rule here. */
export const liveRights: LiveRights = {
  ...{ collection: maySeeCollection, 'saved-search': maySeeSearch, contact: maySeeContact },
  // A person's own mails and history are announced as a whole, without an id.
  inbox: () => Promise.resolve(false),
  viewed: () => Promise.resolve(false),
};
