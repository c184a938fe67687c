import { countNotifications } from '@hearth/domain/contract/notification.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';

/** The keys of the person's mails, in the cache and of changes. */
export function inboxKeys({ root }: Pick<Session, 'root'>) {
  const all = [...root, 'inbox'] as const;
  return { all, pages: [...all, 'page'], counts: [...all, 'counts'], mails: [...all, 'mails'] } as const;
}

/** Unread mails, and those that could not reach the person. Asked again when the person comes back to the page. */
export const inboxCountsQuery = (session: Session) =>
  queryOptions({
    queryKey: inboxKeys(session).counts,
    queryFn: ({ signal }) => session.client.call(countNotifications, { query: {}, signal }),
    enabled: session.viewer.role !== 'guest',
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });
