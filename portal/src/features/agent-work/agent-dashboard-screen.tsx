import { getAgentActivity } from '@hearth/domain/contract/agent-activity.ts';
import type { AgentDashboard } from '@hearth/domain/contract/agent-dashboard.ts';
import { getAgentDashboard } from '@hearth/domain/contract/agent-dashboard.ts';
import { exportInquiries } from '@hearth/domain/contract/agent-inquiry.ts';
import { exportContacts } from '@hearth/domain/contract/contact-files.ts';
import { requestAddress } from '@hearth/domain/contract/request-address.ts';
import { inquiryTitle } from '@hearth/domain/inquiry/inquiry-types.ts';
import { clockText } from '@hearth/domain/listing/date-text.ts';
import { contactPathOf } from '@hearth/domain/page/agent-pages.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { Session } from '../../shared/app/session.ts';
import { Waiting } from '../../shared/personal-list/list-head.tsx';
import { dayText, momentText } from '../../ui/day-text.ts';
import { inquiryKeys } from './inquiry-queries.ts';
import './agent-work.css';

const dashboardQuery = (session: Session) => ({
  queryKey: [...inquiryKeys(session).all, 'dashboard'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    session.client.call(getAgentDashboard, { signal }),
  refetchOnWindowFocus: true,
});

const activityQuery = (session: Session) => ({
  queryKey: [...inquiryKeys(session).all, 'activity'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    session.client.call(getAgentActivity, { query: { limit: '5' }, signal }),
  refetchOnWindowFocus: true,
});

/** The agent's day. */
export function DashboardScreen(): ReactNode {
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery(useSession()));
  return (
    <section className="list-page page-width">
      <PageHead />
      <h1>Dashboard</h1>
      {data && <Day day={data} />}
      {!data && !error && <Waiting />}
      {!data && error && (
        <Notice onRetry={() => void refetch()} isRetrying={isFetching}>
          {failureText(error, 'Your dashboard could not be loaded.')}
        </Notice>
      )}
    </section>
  );
}

const Day = ({ day: { tours, inquiries, active, quiet } }: { readonly day: AgentDashboard }): ReactNode => (
  <div className="agent-day">
    <Part
      title="Today’s tours"
      empty="No tours today."
      next={<Link to="/agent/inquiries?status=all">See all requests</Link>}
    >
      {tours.map(({ id, name, time, listingId }) => (
        <Entry
          key={id}
          to={`/agent/inquiries/${id}`}
          name={`${clockText(time)}, ${name}`}
          facts={listingId && `Home ${listingId}`}
        />
      ))}
    </Part>
    <Part
      title={inquiries.total > 0 ? `Waiting for your answer (${inquiries.total})` : 'Waiting for your answer'}
      empty="Every inquiry is answered."
      next={<Link to="/agent/inquiries">All inquiries</Link>}
    >
      {inquiries.items.map(({ id, type, name, createdAt }) => (
        <Entry
          key={id}
          to={`/agent/inquiries/${id}`}
          name={`${inquiryTitle(type)}: ${name}`}
          facts={`Since ${momentText(createdAt)}`}
        />
      ))}
    </Part>
    <Part
      title="Active this week"
      empty="No contact used the site this week. Recommend a home to give someone a reason."
      next={<Link to="/agent/contacts">My contacts</Link>}
    >
      {active.map(({ id, name, lastActivity }) => (
        <Entry key={id} to={contactPathOf(id)} name={name} facts={`Last here ${dayText(lastActivity)}`} />
      ))}
    </Part>
    <LatestPart />
    <Part
      title="Searches that found nothing for 30 days"
      empty="Your clients’ saved searches find homes."
      next={<Link to="/agent/contacts">My contacts</Link>}
    >
      {quiet.map(({ id, name, searches }) => (
        <Entry
          key={id}
          to={contactPathOf(id, 'saved-search')}
          name={name}
          facts={`${searches === 1 ? '1 saved search' : `${searches} saved searches`}. Widen one together.`}
        />
      ))}
    </Part>
    <section className="agent-day__part">
      <h2>Exports</h2>
      <ul className="inbox__list">
        <Download href={requestAddress(exportContacts, {})}>Contacts as CSV</Download>
        <Download href={requestAddress(exportContacts, { query: { format: 'vcard' } })}>
          Contacts as vCard
        </Download>
        <Download href={requestAddress(exportInquiries, {})}>Inquiries as CSV</Download>
      </ul>
    </section>
  </div>
);

const Download = ({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactNode => (
  <li>
    <a href={href} download>
      {children}
    </a>
  </li>
);

/** The newest emails to the agent and inquiries that the agent answers. */
function LatestPart(): ReactNode {
  const { data } = useQuery(activityQuery(useSession()));
  return (
    <Part
      title="Latest"
      empty={data ? 'No emails and no inquiries yet.' : 'Loading...'}
      next={<Link to="/menu/notification-inbox">Your inbox</Link>}
    >
      {(data?.items ?? []).map(({ kind, id, title, createdAt, isUnread }) => (
        <Entry
          key={id}
          to={kind === 'Inquiries' ? `/agent/inquiries/${id}` : '/menu/notification-inbox'}
          name={title}
          facts={`${momentText(createdAt)}${isUnread ? ' · new' : ''}`}
        />
      ))}
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  /** Words in place of entries. */
  readonly empty: string;
  /** The way to more. */
  readonly next: ReactNode;
  readonly children: readonly ReactNode[];
}

const Part = ({ title, empty, next, children }: PartProps): ReactNode => (
  <section className="agent-day__part">
    <h2>{title}</h2>
    {children.length === 0 ? (
      <p className="inbox__facts">{empty}</p>
    ) : (
      <ul className="inbox__list">{children}</ul>
    )}
    <p>{next}</p>
  </section>
);

interface EntryProps {
  readonly to: string;
  readonly name: string;
  readonly facts: string | null;
}

const Entry = ({ to, name, facts }: EntryProps): ReactNode => (
  <li className="inbox__item">
    <p className="inbox__subject" dir="auto">
      <Link to={to}>{name}</Link>
    </p>
    {facts && <p className="inbox__facts">{facts}</p>}
  </li>
);
