import type { AgentInquiry } from '@hearth/domain/contract/agent-inquiry.ts';
import { agentInquiriesPerPage } from '@hearth/domain/contract/agent-inquiry.ts';
import { inquiryTitle } from '@hearth/domain/inquiry/inquiry-types.ts';
import { type InquiryList, inquiryLists } from '@hearth/domain/inquiry/inquiry-work.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { ListHead, periods, sortTypes, Waiting } from '../../shared/personal-list/list-head.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { PersonalList } from '../../shared/personal-list/personal-list.tsx';
import { momentText } from '../../ui/day-text.ts';
import { inquiriesQuery } from './inquiry-queries.ts';
import { workState } from './work-words.ts';

const choices = { status: inquiryLists, period: periods, sortType: sortTypes } as const;
const listWords: Readonly<Record<InquiryList, string>> = {
  ...{ new: 'New', snoozed: 'Snoozed', answered: 'Answered', closed: 'Closed', all: 'All' },
};
const emptyWords: Readonly<Record<InquiryList, string>> = {
  new: 'No one is waiting for your answer.',
  snoozed: 'Nothing is snoozed.',
  answered: 'Nothing here yet. Inquiries that you answer move here.',
  closed: 'Nothing here yet. Inquiries that you close move here.',
  all: 'No inquiries yet. Questions, tours and other requests to you come here.',
};

/** The inquiries that the agent answers, 20 to a page. */
export function AgentInquiriesScreen({
  location,
}: Pick<ScreenProps<'agentInquiries'>, 'location'>): ReactNode {
  const session = useSession();
  const address = useListAddress(location, choices);
  const { page, chosen } = address;
  const { query, data } = useShownQuery({
    ...inquiriesQuery(session, { page, ...chosen }),
    placeholderData: keepPreviousData,
  });
  const { items, total = 0 } = data ?? {};
  return (
    <section className="list-page page-width">
      <ListHead title="Inquiries" isPart={false} location={location} {...chosen} onChoose={address.choose}>
        <SelectField
          label="Show"
          value={chosen.status}
          choices={inquiryLists.map((value) => ({ value, label: listWords[value] }))}
          onChange={(status) => address.choose({ status })}
        />
      </ListHead>
      <PersonalList
        name="Your inquiries"
        request={query}
        items={items}
        keyOf={({ id }) => id}
        className="inbox__list"
        count={total === 0 ? emptyWords[chosen.status] : total === 1 ? '1 inquiry' : `${total} inquiries`}
        paging={data && { address, total, pageCount: Math.ceil(total / agentInquiriesPerPage) }}
        skeleton={<Waiting />}
      >
        {(inquiry) => <Item inquiry={inquiry} />}
      </PersonalList>
    </section>
  );
}

const Item = ({ inquiry }: { readonly inquiry: AgentInquiry }): ReactNode => (
  <article className="inbox__item" data-unread={inquiry.status === 'new' || undefined}>
    <h2 className="inbox__subject" dir="auto">
      <Link to={`/agent/inquiries/${inquiry.id}`}>
        {inquiryTitle(inquiry.type)}: {inquiry.name}
      </Link>
    </h2>
    {inquiry.message !== null && (
      <p className="inbox__message inbox__message--short" dir="auto">
        {inquiry.message}
      </p>
    )}
    <p className="inbox__facts">
      {momentText(inquiry.createdAt)} · {workState(inquiry)}
    </p>
  </article>
);
