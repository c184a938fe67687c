import type { Notification } from '@hearth/domain/contract/notification.ts';
import { getNotification, notificationsPerPage } from '@hearth/domain/contract/notification.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { inboxCountsQuery } from '../../shared/inbox/inbox-counts.ts';
import { inboxQuery } from '../../shared/inbox/inbox-queries.ts';
import { Undelivered } from '../../shared/inbox/undelivered.tsx';
import { EmptyList } from '../../shared/personal-list/empty-list.tsx';
import { ListHead, periods, sortTypes, Waiting } from '../../shared/personal-list/list-head.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList } from '../../shared/personal-list/personal-list.tsx';
import { useFocusAfter } from '../../shared/personal-list/use-focus-after.ts';
import { momentText } from '../../ui/day-text.ts';
import { opening, readingAll } from './inbox-changes.ts';
import { MailDialog } from './mail-dialog.tsx';

const types = ['all', 'Unread', 'Emails', 'Inquiries'] as const;
const choices = { type: types, period: periods, sortType: sortTypes } as const;

/** The mails of this site to the person, 20 to a page. */
export function InboxScreen({ location }: Pick<ScreenProps<'inbox'>, 'location'>): ReactNode {
  const session = useSession();
  const address = useListAddress(location, choices);
  const { page, chosen } = address;
  const { query, data } = useShownQuery({
    ...inboxQuery(session, { page, ...chosen }),
    placeholderData: keepPreviousData,
  });
  const { data: counts } = useShownQuery(inboxCountsQuery(session));
  const [opened, open] = useState<Notification | null>(null);
  const { change: note } = useChange((mail: Notification) => opening(session, mail));
  const focusAfter = useFocusAfter('.inbox__read-all');
  const { change: readAll } = useChange(() => {
    focusAfter.removal(0);
    return readingAll(session, () => focusAfter.undo('all'));
  });
  const { items, total = 0 } = data ?? {};
  const isEmpty = data?.total === 0 && chosen.type !== 'Unread';
  const show = (mail: Notification) => {
    open(mail);
    if (mail.isUnread) note(mail);
  };
  return (
    <section className="list-page page-width">
      <ListHead
        title="Notification Inbox"
        isPart={false}
        location={location}
        {...chosen}
        onChoose={address.choose}
        action={
          (counts?.total ?? 0) > 0 && (
            <Button look="quiet" className="inbox__read-all" data-id="all" onClick={readAll}>
              Mark all as read
            </Button>
          )
        }
      >
        <SelectField
          label="Show"
          value={chosen.type}
          choices={types.map((value) => ({ value, label: value === 'all' ? 'All' : value }))}
          onChange={(type) => address.choose({ type })}
        />
      </ListHead>
      <Undelivered>
        <a href="/menu/account-settings#settings-email">Check or change your address</a>
      </Undelivered>
      <PersonalList
        name="Your inbox"
        request={query}
        items={items}
        keyOf={({ id }) => id}
        className="inbox__list"
        {...(!isEmpty && { count: countText(total) })}
        empty={
          isEmpty && (
            <EmptyList
              title="No messages here"
              text="Emails about your searches, homes and inquiries are listed here. Save a search to hear about new homes."
              link={{ href: '/menu/saved-searches', label: 'See your saved searches' }}
            />
          )
        }
        paging={data && { address, total, pageCount: Math.ceil(total / notificationsPerPage) }}
        skeleton={<Waiting />}
      >
        {(mail) => <Item mail={mail} onOpen={() => show(mail)} />}
      </PersonalList>
      <p className="inbox__more">
        <a href="/menu/email-history">Email history</a>
        <a href="/menu/inquiry-history">Inquiry history</a>
        {session.viewer.role === 'client' && <a href="/menu/agent-activity">Your agent’s activity</a>}
      </p>
      {opened && (
        <MailDialog
          subject={opened.subject}
          address={getNotification.path.replace('{id}', opened.id)}
          onClose={() => open(null)}
        />
      )}
    </section>
  );
}

function countText(total: number): string {
  if (total === 0) return 'You’re all caught up.';
  return total === 1 ? '1 message' : `${total} messages`;
}

function Item({ mail, onOpen }: { readonly mail: Notification; readonly onOpen: () => void }): ReactNode {
  const { subject, type, createdAt, isUnread } = mail;
  return (
    <article className="inbox__item" data-unread={isUnread || undefined}>
      <h2 className="inbox__subject">
        <button type="button" aria-haspopup="dialog" onClick={onOpen}>
          {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
          {subject}
        </button>
      </h2>
      <p className="inbox__facts">
        {type === 'Inquiries' ? 'Inquiry' : 'Email'} · {momentText(createdAt)}
      </p>
    </article>
  );
}
