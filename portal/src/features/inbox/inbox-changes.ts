import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { countNotifications, Notification } from '@hearth/domain/contract/notification.ts';
import { openAllNotifications, openNotification } from '@hearth/domain/contract/notification.ts';
import type { Session } from '../../shared/app/session.ts';
import { type Change, effect } from '../../shared/changes/change.ts';
import { inboxKeys } from '../../shared/inbox/inbox-counts.ts';
import type { InboxPage } from '../../shared/inbox/inbox-queries.ts';

type Counts = ResponseOf<typeof countNotifications>;

/** Notes that the person opened a mail. */
export const opening = (
  session: Session,
  { id, isUnread }: Pick<Notification, 'id' | 'isUnread'>,
): Change => ({
  key: [...inboxKeys(session).pages, 'opening', id],
  apply: [
    effect<InboxPage>(inboxKeys(session).pages, (page) => ({
      ...page,
      items: page.items.map((item) => (item.id === id ? read(item) : item)),
    })),
    effect<Counts>(inboxKeys(session).counts, (counts) => ({
      ...counts,
      total: counts.total - (isUnread ? 1 : 0),
    })),
  ],
  result: () => [],
  call: (call) => call(openNotification, { params: { id }, body: { status: 'Opened' } }),
  words: {},
  stale: [inboxKeys(session).all],
});

/** Marks all mails as read once its toast closes. */
export const readingAll = (session: Session, onUndo: () => void): Change => ({
  key: [...inboxKeys(session).pages, 'all'],
  apply: [
    effect<InboxPage>(inboxKeys(session).pages, (page) => ({ ...page, items: page.items.map(marked) })),
    effect<Counts>(inboxKeys(session).counts, (counts) => ({ ...counts, total: 0 })),
  ],
  call: (call) => call(openAllNotifications),
  words: { done: 'All marked as read', failed: 'Unable to Mark all as Read' },
  undo: onUndo,
  stale: [inboxKeys(session).all],
});

const marked = (item: Notification): Notification => ({ ...item, isUnread: false });
const read = (item: Notification): Notification => ({
  ...marked(item),
  status: item.status === 'Sent' ? 'Opened' : item.status,
});
