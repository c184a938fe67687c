import type { OwnInquiry } from '@hearth/domain/contract/own-inquiries.ts';
import { getOwnInquiries, inquiriesPerPage } from '@hearth/domain/contract/own-inquiries.ts';
import { inquiryTitle, storedInquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import type { Session } from '../../shared/app/session.ts';
import { inboxKeys } from '../../shared/inbox/inbox-counts.ts';
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

const types = ['', ...storedInquiryTypes] as const;
const choices = { inquiryType: types, period: periods, sortType: sortTypes } as const;

interface Chosen {
  readonly page: number;
  readonly inquiryType: (typeof types)[number];
  readonly period: string;
  readonly sortType: 'ASC' | 'DESC';
  /** Username of a contact; the signed-in person by default. */
  readonly owner?: string | undefined;
}

const inquiriesQuery = (session: Session, choices: Chosen) =>
  queryOptions({
    queryKey: [...inboxKeys(session).all, 'inquiries', choices],
    queryFn: ({ signal }) => {
      const { page, inquiryType, period, sortType, owner } = choices;
      return session.client.call(getOwnInquiries, {
        query: {
          ...(page > 1 && { page: String(page) }),
          ...(inquiryType !== '' && { inquiryType }),
          ...(period !== '0' && { period }),
          ...(sortType === 'ASC' && { sort: sortType }),
          ...(owner !== undefined && { username: owner }),
        },
        signal,
      });
    },
    enabled: session.viewer.role !== 'guest',
  });

type InquiryHistoryProps = Pick<ScreenProps<'inquiryHistory'>, 'location'> & {
  /** Username of the contact in whose page it stands. */
  readonly owner?: string;
};

/** The questions, tours and other inquiries that the person sent, 20 to a page. */
export function InquiryHistoryScreen({ location, owner }: InquiryHistoryProps): ReactNode {
  const session = useSession();
  const address = useListAddress(location, choices);
  const { page, chosen } = address;
  const query = useQuery({
    ...inquiriesQuery(session, { page, ...chosen, owner }),
    placeholderData: keepPreviousData,
  });
  const { items, total = 0 } = query.data ?? {};
  return (
    <section className={owner === undefined ? 'list-page page-width' : 'contact__part'}>
      <ListHead title="Inquiry History" isPart={owner !== undefined} {...chosen} onChoose={address.choose}>
        <SelectField
          label="Type"
          value={chosen.inquiryType}
          choices={types.map((value) => ({ value, label: value === '' ? 'All' : inquiryTitle(value) }))}
          onChange={(inquiryType) => address.choose({ inquiryType })}
        />
        <ResetChoices location={location} />
      </ListHead>
      <PersonalList
        name={owner === undefined ? 'Your inquiry history' : 'The inquiry history'}
        request={query}
        items={items}
        keyOf={({ id }) => id}
        className="inbox__list"
        {...(total > 0 && { count: total === 1 ? '1 inquiry' : `${total} inquiries` })}
        empty={
          query.data &&
          total === 0 && (
            <EmptyList
              title="No inquiries here"
              {...(owner === undefined
                ? {
                    text: 'Questions and tours that you ask for are listed here, with the agent who answers them.',
                    link: { href: '/menu/contact', label: 'Contact your agent' },
                  }
                : { text: 'Questions and tours that they ask for are listed here.' })}
            />
          )
        }
        paging={query.data && { address, total, pageCount: Math.ceil(total / inquiriesPerPage) }}
        skeleton={<Waiting />}
      >
        {(inquiry) => <Item inquiry={inquiry} />}
      </PersonalList>
    </section>
  );
}

const Item = ({
  inquiry: { type, message, createdAt, agent },
}: {
  readonly inquiry: OwnInquiry;
}): ReactNode => (
  <article className="inbox__item">
    <h2 className="inbox__subject">{inquiryTitle(type)}</h2>
    {message !== null && (
      <p className="inbox__message" dir="auto">
        {message}
      </p>
    )}
    <p className="inbox__facts">
      {momentText(createdAt)}
      {agent !== null && ` · to ${agent}`}
    </p>
  </article>
);
