import type { ContactDetails } from '@hearth/domain/contract/contact.ts';
import { pageAt } from '@hearth/domain/page/page-at.ts';
import { contactName } from '@hearth/domain/people/contact-rules.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ActingProvider, useApp, useSession } from '../shared/app/app-context.tsx';
import { TitleOver } from '../shared/app/page-head.tsx';
import { InTab } from '../shared/app/page-title.tsx';
import { refetchAnswers } from '../shared/app/session.ts';
import { contactQuery } from '../shared/contacts/contact-queries.ts';
import { backgroundOf } from '../shared/listing/listing-modal.ts';

/** On the pages of a contact, gives the whole page the session in which the agent acts for the contact. */
export function ActingSession({ children }: { readonly children: ReactNode }): ReactNode {
  const session = useSession();
  const contactId = useContactOfPage();
  const { data: contact, error } = useContact(contactId);
  const acts = contact !== undefined && error?.code !== 'not_found' && contact.can.act;
  const acting = acts ? session.actFor(contact) : null;
  const { queries } = session;
  const id = acting?.contact?.id;
  useEffect(() => {
    if (id === undefined) return;
    // Searches leave out the homes that their person hid.
    refetchAnswers(queries);
    return () => refetchAnswers(queries);
  }, [id, queries]);
  return <ActingProvider session={acting}>{children}</ActingProvider>;
}

/** The contact of the page, or of the page under an open listing; null for other pages. */
function useContactOfPage(): string | null {
  const location = useLocation();
  const { params } = pageAt((backgroundOf(location) ?? location).pathname);
  return 'contactId' in params ? params.contactId : null;
}

/** Reads a contact for an agent; other people have none. */
function useContact(contactId: string | null) {
  const session = useSession();
  const isAsked = contactId !== null && session.viewer.role === 'agent';
  return useQuery({ ...contactQuery(session, contactId ?? ''), enabled: isAsked });
}

interface ThingsOfProps {
  readonly contact: ContactDetails;
  readonly children: ReactNode;
}

/** A tab with things of a contact's account: for the agent who has the contact alone, never with the agent's own things. */
export function ThingsOf({ contact, children }: ThingsOfProps): ReactNode {
  const { edition } = useApp();
  const name = contactName(contact);
  const isActing = useSession().contact?.id === contact.id;
  if (!contact.can.act)
    return <p>{`Only ${contact.agent ?? 'the agent of this contact'} sees what ${name} saves and views.`}</p>;
  return (
    <TitleOver value={`${name} | ${edition.name}`}>
      <InTab value={true}>{isActing && children}</InTab>
    </TitleOver>
  );
}

interface ActingGateProps {
  readonly contactId: string;
  readonly lease: boolean;
  readonly waiting: ReactNode;
  readonly refused: ReactNode;
  readonly children: ReactNode;
}

/** Shows a page for a contact once the agent acts for the contact, so that nothing of the agent's own is shown as theirs. */
export function ActingGate({ contactId, lease, waiting, refused, children }: ActingGateProps): ReactNode {
  const { contact } = useSession();
  const { data, error, refetch, isFetching } = useContact(contactId);
  if (contact?.id === contactId) return lease && !contact.isLeasedSearchAllowed ? refused : children;
  if (data || error?.code === 'not_found') return refused;
  if (!error) return waiting;
  return (
    <Notice onRetry={() => void refetch()} isRetrying={isFetching}>
      {`This contact could not be loaded. ${failureText(error, 'Please try again.')}`}
    </Notice>
  );
}
