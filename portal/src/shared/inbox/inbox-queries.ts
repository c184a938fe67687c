import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type {
  getNotifications as readInbox,
  getEmailHistory as readMails,
} from '@hearth/domain/contract/notification.ts';
import { getEmailHistory, getNotifications } from '@hearth/domain/contract/notification.ts';
import type { MailStatusFilter } from '@hearth/domain/people/mail-status.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';
import { inboxKeys } from './inbox-counts.ts';

export type InboxPage = ResponseOf<typeof readInbox>;
export type MailsPage = ResponseOf<typeof readMails>;

/** The choices of a list of mails, as its address has them. */
interface ListChoices {
  readonly page: number;
  readonly period: string;
  readonly sortType: string;
}

const queryOf = ({ page, period, sortType }: ListChoices) => ({
  ...(page > 1 && { page: String(page) }),
  ...(period !== '0' && { period }),
  ...(sortType === 'ASC' && { sortType: 'ASC' as const }),
});

export const inboxQuery = (
  session: Session,
  choices: ListChoices & { readonly type: 'all' | 'Unread' | 'Emails' | 'Inquiries' },
) =>
  queryOptions({
    queryKey: [...inboxKeys(session).pages, choices],
    queryFn: ({ signal }): Promise<InboxPage> =>
      session.client.call(getNotifications, {
        query: { ...queryOf(choices), ...(choices.type !== 'all' && { type: choices.type }) },
        signal,
      }),
    enabled: session.viewer.role !== 'guest',
  });

export const emailHistoryQuery = (
  session: Session,
  choices: ListChoices & { readonly status: MailStatusFilter },
) =>
  queryOptions({
    queryKey: [...inboxKeys(session).mails, choices],
    queryFn: ({ signal }): Promise<MailsPage> =>
      session.client.call(getEmailHistory, {
        query: {
          ...queryOf(choices),
          ...(choices.status !== 'All' && { status: choices.status }),
        },
        signal,
      }),
    enabled: session.viewer.role !== 'guest',
  });
