import type { OwnInquiry } from '@hearth/domain/contract/own-inquiries.ts';
import { getOwnInquiries, inquiriesPerPage } from '@hearth/domain/contract/own-inquiries.ts';
import { inquiryTitle, storedInquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import type { Session } from '../../shared/app/session.ts';
import { inboxKeys } from '../../shared/inbox/inbox-counts.ts';
import { periods, sortTypes } from '../../shared/personal-list/list-head.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { momentText } from '../../ui/day-text.ts';
import { SentList } from './sent-list.tsx';

const types = ['', ...storedInquiryTypes] as const;
const choices = { inquiryType: types, period: periods, sortType: sortTypes } as const;

interface Chosen {
  readonly page: number;
  readonly inquiryType: (typeof types)[number];
  readonly period: string;
  readonly sortType: 'ASC' | 'DESC';
}

const inquiriesQuery = (session: Session, choices: Chosen) =>
  queryOptions({
    queryKey: [...inboxKeys(session).all, 'inquiries', choices],
    queryFn: ({ signal }) => {
      const { page, inquiryType, period, sortType } = choices;
      return session.client.call(getOwnInquiries, {
        query: {
          ...(page > 1 && { page: String(page) }),
          ...(inquiryType !== '' && { inquiryType }),
          ...(period !== '0' && { period }),
          ...(sortType === 'ASC' && { sort: sortType }),
        },
        signal,
      });
    },
    enabled: session.viewer.role !== 'guest',
  });

/** The questions, tours and other inquiries that the person sent, 20 to a page. */
export function InquiryHistoryScreen({
  location,
}: Pick<ScreenProps<'inquiryHistory'>, 'location'>): ReactNode {
  const address = useListAddress(location, choices);
  const { page, chosen } = address;
  const query = useQuery({
    ...inquiriesQuery(useSession(), { page, ...chosen }),
    placeholderData: keepPreviousData,
  });
  return (
    <SentList
      title="Inquiry History"
      things="inquiry history"
      address={address}
      choice={{
        label: 'Type',
        value: chosen.inquiryType,
        choices: types.map((value) => ({ value, label: value === '' ? 'All' : inquiryTitle(value) })),
        onChange: (inquiryType) => address.choose({ inquiryType: inquiryType as Chosen['inquiryType'] }),
      }}
      request={query}
      data={query.data}
      perPage={inquiriesPerPage}
      nouns={['inquiry', 'inquiries']}
      empty={{
        own: {
          title: 'No inquiries here',
          text: 'Questions and tours that you ask for are listed here, with the agent who answers them.',
          link: { href: '/menu/contact', label: 'Contact your agent' },
        },
        theirs: 'Questions and tours that they ask for are listed here.',
      }}
    >
      {(inquiry) => <Item inquiry={inquiry} />}
    </SentList>
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
