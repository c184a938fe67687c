import type {
  ContactDetails,
  ContactFilter,
  getContacts as readContacts,
} from '@hearth/domain/contract/contact.ts';
import { getContact, getContacts } from '@hearth/domain/contract/contact.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';

export type ContactPage = ResponseOf<typeof readContacts>;

/** A page of the list and its choices; a text of the query is words of name, address or phone. */
export interface RequestedContacts {
  readonly page: number;
  readonly query: string;
  readonly filter: ContactFilter;
  readonly sortBy: 'activity' | 'name';
  readonly sortType: 'ASC' | 'DESC';
}

/** The keys of the agent's contacts, in the cache and of changes. */
export function contactKeys({ ownRoot }: Pick<Session, 'ownRoot'>) {
  const all = [...ownRoot, 'contacts'] as const;
  return {
    all,
    pages: [...all, 'page'],
    page: (requested: RequestedContacts) => [...all, 'page', requested],
    contact: (id: string) => [...all, 'contact', id],
  } as const;
}

export const contactsQuery = (session: Session, requested: RequestedContacts) =>
  queryOptions({
    queryKey: contactKeys(session).page(requested),
    queryFn: ({ signal }): Promise<ContactPage> => {
      const { page, query, ...order } = requested;
      const words = { ...(page > 1 && { page: String(page) }), ...(query !== '' && { query }) };
      return session.client.call(getContacts, { query: { ...order, ...words }, signal });
    },
  });

export const contactQuery = (session: Session, id: string) =>
  queryOptions({
    queryKey: contactKeys(session).contact(id),
    queryFn: ({ signal }): Promise<ContactDetails> =>
      session.client.call(getContact, { params: { id }, signal }),
  });

/** Stores a new or changed contact, and requests the lists again. */
export function storeContact(session: Session, contact: ContactDetails): void {
  const { contact: keyOf, pages } = contactKeys(session);
  session.queries.setQueryData(keyOf(contact.id), contact);
  void session.queries.invalidateQueries({ queryKey: pages });
}
