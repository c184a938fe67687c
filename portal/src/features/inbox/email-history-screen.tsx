import type { SentMail } from '@hearth/domain/contract/notification.ts';
import { getSentMail, notificationsPerPage } from '@hearth/domain/contract/notification.ts';
import { requestAddress } from '@hearth/domain/contract/request-address.ts';
import {
  type MailStatusFilter,
  mailStatusFilters,
  undeliveredText,
} from '@hearth/domain/people/mail-status.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { emailHistoryQuery } from '../../shared/inbox/inbox-queries.ts';
import { periods, sortTypes } from '../../shared/personal-list/list-head.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { momentText } from '../../ui/day-text.ts';
import { MailDialog } from './mail-dialog.tsx';
import { SentList } from './sent-list.tsx';

const statuses = Object.keys(mailStatusFilters) as [MailStatusFilter, ...MailStatusFilter[]];
const choices = { status: statuses, period: periods, sortType: sortTypes } as const;

/** The mails of this site to the person with what became of them, 20 to a page. */
export function EmailHistoryScreen({ location }: Pick<ScreenProps<'emailHistory'>, 'location'>): ReactNode {
  const session = useSession();
  const address = useListAddress(location, choices);
  const { page, chosen } = address;
  const { query, data } = useShownQuery({
    ...emailHistoryQuery(session, { page, ...chosen }),
    placeholderData: keepPreviousData,
  });
  const [opened, open] = useState<SentMail | null>(null);
  const username = session.contact?.username ?? undefined;
  return (
    <>
      <SentList
        title="Email History"
        things="email history"
        address={address}
        choice={{
          label: 'Status',
          value: chosen.status,
          choices: statuses.map((value) => ({ value, label: value })),
          onChange: (status) => address.choose({ status: status as MailStatusFilter }),
        }}
        request={query}
        data={data}
        perPage={notificationsPerPage}
        nouns={['email', 'emails']}
        empty={{
          own: {
            title: 'No emails here',
            text: 'Emails that we send you are listed here. Save a search to hear about new homes.',
            link: { href: '/menu/saved-searches', label: 'See your saved searches' },
          },
          theirs: 'Emails that we send them are listed here.',
        }}
      >
        {(mail) => <Item mail={mail} onOpen={() => open(mail)} />}
      </SentList>
      {opened && (
        <MailDialog
          subject={opened.subject}
          address={requestAddress(getSentMail, { params: { id: opened.id }, query: { username } })}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}

function Item({ mail, onOpen }: { readonly mail: SentMail; readonly onOpen: () => void }): ReactNode {
  const { subject, status, isHard, address, createdAt } = mail;
  const reason = undeliveredText(status, isHard);
  return (
    <article className="inbox__item">
      <h2 className="inbox__subject">
        <button type="button" aria-haspopup="dialog" onClick={onOpen}>
          {subject}
        </button>
      </h2>
      <p className="inbox__facts">
        {status} · {momentText(createdAt)} · {address}
      </p>
      {reason && <p className="inbox__facts">{reason}</p>}
    </article>
  );
}
