import type { AgentInquiryDetails } from '@hearth/domain/contract/agent-inquiry.ts';
import { inquiryTitle } from '@hearth/domain/inquiry/inquiry-types.ts';
import { clockText, shortDate } from '@hearth/domain/listing/date-text.ts';
import { homeGuidePath, homeGuideTitle } from '@hearth/domain/page/home-guide.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useShownQuery } from '../../shared/changes/use-change.ts';
import { momentText } from '../../ui/day-text.ts';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { InquiryActions } from './inquiry-actions.tsx';
import { inquiryQuery } from './inquiry-queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { workState } from './work-words.ts';
import './agent-work.css';

/** An inquiry with its thread and everything that its agent can do about it. */
export function AgentInquiryScreen({
  params: { id },
  notFound,
}: Pick<ScreenProps<'agentInquiry'>, 'params' | 'notFound'>): ReactNode {
  const { query, data } = useShownQuery(inquiryQuery(useSession(), id));
  const { error, isFetching, refetch } = query;
  if (error?.status === 404) return notFound;
  if (data) return <Inquiry inquiry={data} />;
  return (
    <>
      <PageHead />
      {error ? (
        <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined} isRetrying={isFetching}>
          {failureText(error, 'This inquiry could not be loaded.')}
        </Notice>
      ) : (
        <ScreenSkeleton />
      )}
    </>
  );
}

const Inquiry = ({ inquiry }: { readonly inquiry: AgentInquiryDetails }): ReactNode => (
  <article className="list-page page-width agent-inquiry">
    <PageHead />
    <p>
      <Link to="/agent/inquiries">All inquiries</Link>
    </p>
    <h1 dir="auto">
      {inquiryTitle(inquiry.type)}: {inquiry.name}
    </h1>
    <p className="inbox__facts" role="status">
      {momentText(inquiry.createdAt)} · {workState(inquiry)}
    </p>
    <Facts inquiry={inquiry} />
    <ol className="agent-inquiry__thread">
      {inquiry.message !== null && <Words by={inquiry.name} at={inquiry.createdAt} text={inquiry.message} />}
      {inquiry.replies.map(({ id, byVisitor, agent, body, createdAt }) => (
        <Words
          key={id}
          by={byVisitor ? inquiry.name : (agent ?? 'An agent who left')}
          at={createdAt}
          text={body}
          isReply={!byVisitor}
        />
      ))}
    </ol>
    {inquiry.consentWithdrawnAt === null ? (
      <ReplyForm inquiry={inquiry} />
    ) : (
      <Notice>{inquiry.name} withdrew the consent to be contacted. Don’t call, text or email.</Notice>
    )}
    <InquiryActions inquiry={inquiry} />
  </article>
);

function Facts({ inquiry }: { readonly inquiry: AgentInquiryDetails }): ReactNode {
  const { email, phone, tourDateTime, listingId, fact, address, landingPage, hiddenFields } = inquiry;
  const { edition } = useApp();
  return (
    <dl className="agent-inquiry__facts">
      <Fact name="Email">
        <a href={`mailto:${encodeURI(email)}`}>{email}</a>
      </Fact>
      <Fact name="Phone">{phone && <a href={phoneUrl(phone)}>{phoneText(phone)}</a>}</Fact>
      <Fact name="Tour">
        {tourDateTime && `${shortDate(tourDateTime)}, ${clockText(tourDateTime.slice(11))}`}
      </Fact>
      <Fact name="Home">
        {listingId && <Link to={`/${encodeURIComponent(listingId)}.html`}>{listingId}</Link>}
      </Fact>
      <Fact name="Guide">
        {inquiry.type === 'request-free-whitepaper' && (
          <Link to={homeGuidePath}>{homeGuideTitle(edition)}</Link>
        )}
      </Fact>
      <Fact name="Wrong fact">{fact}</Fact>
      <Fact name="Address">{address}</Fact>
      <Fact name="Language">{inquiry.language === 'es' && 'Spanish'}</Fact>
      <Fact name="Sent from">{landingPage}</Fact>
      <Fact name="Sent along by the page">{hiddenFields}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  ) : null;

interface WordsProps {
  readonly by: string;
  readonly at: string;
  readonly text: string;
  readonly isReply?: boolean;
}

const Words = ({ by, at, text, isReply = false }: WordsProps): ReactNode => (
  <li className="inbox__item" data-reply={isReply || undefined}>
    <p className="inbox__facts" dir="auto">
      {by} · {momentText(at)}
    </p>
    <p className="inbox__message" dir="auto">
      {text}
    </p>
  </li>
);
