import type { SentMail } from '@hearth/domain/contract/notification.ts';
import { getSentMail, notificationsPerPage } from '@hearth/domain/contract/notification.ts';
import { requestAddress } from '@hearth/domain/contract/request-address.ts';
import {
  type MailStatusFilter,
  mailStatusFilters,
  undeliveredText,
} from '@hearth/domain/people/mail-status.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { emailHistoryQuery } from '../../shared/inbox/inbox-queries.ts';
import { EmptyList } from '../../shared/personal-list/empty-list.tsx';
import {
  ListHead,
  periods,
  ResetChoices,
  sortTypes,
  Waiting,
} from '../../shared/personal-list/list-head.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList } from '../../shared/personal-list/personal-list.tsx';
import { momentText } from '../../ui/day-text.ts';
import { MailDialog } from './mail-dialog.tsx';

const statuses = Object.keys(mailStatusFilters) as [MailStatusFilter, ...MailStatusFilter[]];
const choices = { status: statuses, period: periods, sortType: sortTypes } as const;

type EmailHistoryProps = Pick<ScreenProps<'emailHistory'>, 'location'> & {
  /** Username of the contact in whose page it stands. */
  readonly owner?: string;
};

/** The mails of this site to the person with what became of them, 20 to a page. */
export function EmailHistoryScreen({ location, owner }: EmailHistoryProps): ReactNode {
  const session = useSession();
  const address = useListAddress(location, choices);
  const { page, chosen } = address;
  const { query, data } = useShownQuery({
    ...emailHistoryQuery(session, { page, ...chosen, owner }),
    placeholderData: keepPreviousData,
  });
  const [opened, open] = useState<SentMail | null>(null);
  const { items, total = 0 } = data ?? {};
  return (
    <section className={owner === undefined ? 'list-page page-width' : 'contact__part'}>
      <ListHead title="Email History" isPart={owner !== undefined} {...chosen} onChoose={address.choose}>
        <SelectField
          label="Status"
          value={chosen.status}
          choices={statuses.map((value) => ({ value, label: value }))}
          onChange={(status) => address.choose({ status })}
        />
        <ResetChoices location={location} />
      </ListHead>
      <PersonalList
        name={owner === undefined ? 'Your email history' : 'The email history'}
        request={query}
        items={items}
        keyOf={({ id }) => id}
        className="inbox__list"
        {...(total > 0 && { count: total === 1 ? '1 email' : `${total} emails` })}
        empty={
          data &&
          total === 0 && (
            <EmptyList
              title="No emails here"
              {...(owner === undefined
                ? {
                    text: 'Emails that we send you are listed here. Save a search to hear about new homes.',
                    link: { href: '/menu/saved-searches', label: 'See your saved searches' },
                  }
                : { text: 'Emails that we send them are listed here.' })}
            />
          )
        }
        paging={data && { address, total, pageCount: Math.ceil(total / notificationsPerPage) }}
        skeleton={<Waiting />}
      >
        {(mail) => <Item mail={mail} onOpen={() => open(mail)} />}
      </PersonalList>
      {opened && (
        <MailDialog
          subject={opened.subject}
          address={requestAddress(getSentMail, { params: { id: opened.id }, query: { username: owner } })}
          onClose={() => open(null)}
        />
      )}
    </section>
  );
}

function Item({ mail, onOpen }: { readonly mail: SentMail; readonly onOpen: () => void }): ReactNode {
  const { subject, status, isHard, address, createdAt } = mail;
  const reason = undeliveredText(status, isHard);
  return (
    <article className="inbox__item">
      <h2 className="inbox__subject" dir="auto">
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
