import { contactPathOf } from '@hearth/domain/page/agent-pages.ts';
import { contactName } from '@hearth/domain/people/contact-rules.ts';
import { failureText, mayRetry } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { contactQuery } from '../../shared/contacts/contact-queries.ts';
import type { ContactTabRow } from '../../shared/contacts/contact-tab.ts';
import { ContactHead } from './contact-head.tsx';
import '../../ui/tabs.css';
import './contacts.css';

type ContactScreenProps = Pick<ScreenProps<'agentContact'>, 'params' | 'location' | 'notFound'> & {
  readonly tabs: readonly ContactTabRow[];
};

/** Paths that lead to a tab (specification section 2). */
const aliasPath = /\/menu\/(inquiries|notification-inbox)\/?$/;

/** One contact of the agent: who it is, and a tab for each kind of the contact's things. */
export function ContactScreen({
  params: { contactId, tab },
  location,
  notFound,
  tabs,
}: ContactScreenProps): ReactNode {
  const { edition } = useApp();
  const { data: contact, error, isFetching, refetch } = useQuery(contactQuery(useSession(), contactId));
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector(`[data-tab="${tab}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  const row = tabs.find((each) => each.tab === tab);
  if (aliasPath.test(location.pathname))
    return <Navigate replace to={contactPathOf(contactId, tab) + location.search} />;
  if (row === undefined || error?.code === 'not_found') return notFound;
  const title = contact ? contactName(contact) : 'Contact';
  return (
    <section className="list-page page-width contact-page" aria-busy={isFetching}>
      <PageHead title={`${title} | ${edition.name}`} canonical={null} />
      <p>
        <a href="/agent/contacts">My Contacts</a>
      </p>
      {error && !contact && (
        <Notice onRetry={mayRetry(error) ? () => void refetch() : undefined} isRetrying={isFetching}>
          {`This contact could not be loaded. ${failureText(error, 'Please try again.')}`}
        </Notice>
      )}
      {contact ? <ContactHead contact={contact} /> : !error && <Skeleton height="96px" />}
      <nav className="tabs contact__tabs" aria-label="Contact" ref={strip}>
        {tabs
          .filter(({ isHidden }) => !isHidden)
          .map((each) => (
            <Link
              key={each.tab}
              className="tabs__tab"
              data-tab={each.tab}
              to={contactPathOf(contactId, each.tab)}
              aria-current={each.tab === tab ? 'page' : undefined}
            >
              {each.label}
            </Link>
          ))}
      </nav>
      {contact &&
        (row.needsAccount && contact.username === null ? (
          <NoAccount />
        ) : (
          <row.Screen contact={contact} location={location} />
        ))}
    </section>
  );
}

const NoAccount = (): ReactNode => (
  <p className="contact__empty">
    This contact has no account yet. Invite them from Basic Info, and you’ll see what they save and view here.
  </p>
);
