import type { Session } from '../app/session.ts';
import { sharingKeys } from '../sharing/shared-kind.ts';

/** The keys of the person's collections, in the cache and of changes. */
export function collectionKeys({ root }: Pick<Session, 'root'>) {
  const all = [...root, 'collections'] as const;
  return {
    all,
    /** The homes of all collections, for hearts. */
    homes: [...all, 'homes'],
    /** Pages of their list. */
    lists: [...all, 'list'],
    pages: (id: string) => [...all, 'page', id],
    /** Pages in one order; '' for that by hand. */
    ordered: (id: string, order = '') => [...all, 'page', id, order],
    collection: (id: string) => [...all, 'collection', id],
    membership: (id: string, listingid: string) => [...all, 'membership', id, listingid],
    comments: (id: string) => [...all, 'comments', id],
    votes: (id: string) => [...all, 'votes', id],
    agreement: (id: string) => [...all, 'agreement', id],
    ...sharingKeys(all),
    save: (listingid: string) => [...all, 'save', listingid],
  } as const;
}
