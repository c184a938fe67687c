import { actingTabs, type ContactTab, contactPathOf } from '@hearth/domain/page/agent-pages.ts';
import type { PageRow } from '@hearth/domain/page/page-row.ts';
import { type PageName, pages } from '@hearth/domain/page/pages.ts';
import { type MenuEntry, profileMenu } from '@hearth/domain/page/profile-menu.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useLogOut } from '../../shared/account/use-log-out.ts';
import { OwnAgentLine } from '../../shared/agents/own-agent-line.tsx';
import { useSession } from '../../shared/app/app-context.tsx';
import type { ActingContact } from '../../shared/app/session.ts';
import { InboxBadge } from '../../shared/inbox/inbox-badge.tsx';
import { sharedSearches } from '../../shared/saved-searches/shared-searches.ts';
import { sharedCollections } from '../../shared/saving/shared-collections.ts';
import { invitationCountQuery } from '../../shared/sharing/member-changes.ts';
import type { SharedKind } from '../../shared/sharing/shared-kind.ts';
import './profile-menu.css';

/** Invitations that wait for an answer; nothing without one. */
function InvitationBadge({ kind }: { readonly kind: SharedKind }): ReactNode {
  const { data: count = 0 } = useQuery(invitationCountQuery(useSession(), kind));
  if (count === 0) return null;
  return (
    <span className="menu-entries__badge">
      {count > mostInBadge ? `${mostInBadge}+` : count}
      <VisuallyHidden>{count === 1 ? ' invitation' : ' invitations'}</VisuallyHidden>
    </span>
  );
}

/** Above it, a badge shows 99+ (specification section 9). */
const mostInBadge = 99;

/** The pages of the account and the way out of it (specification section 2, profile menu). */
export function MenuEntries({ onChoose }: { readonly onChoose?: () => void }): ReactNode {
  const { viewer, contact } = useSession();
  const logOut = useLogOut();
  return (
    <nav aria-label="Account">
      {viewer.role === 'client' && <OwnAgentLine onChoose={onChoose} />}
      <ul className="menu-entries">
        {contact ? (
          <ContactEntries contact={contact} onChoose={onChoose} />
        ) : (
          profileMenu(viewer).map((entry) => <Entry key={entry.page} entry={entry} onChoose={onChoose} />)
        )}
        <li className="menu-entries__last">
          <Button
            look="quiet"
            onClick={() => {
              onChoose?.();
              void logOut();
            }}
          >
            Log Out
          </Button>
        </li>
      </ul>
    </nav>
  );
}

interface ContactEntriesProps {
  readonly contact: ActingContact;
  readonly onChoose: (() => void) | undefined;
}

/** In agent mode, the pages of the contact and the way out of it (specification section 2). */
function ContactEntries({
  contact: { id, isLeasedSearchAllowed },
  onChoose,
}: ContactEntriesProps): ReactNode {
  const { searches } = useSession();
  const tabs = Object.entries(actingTabs) as [ContactTab, string][];
  const entries = [
    { to: searches.pathOf(searches.bare(false)), label: 'Buy' },
    ...(isLeasedSearchAllowed ? [{ to: searches.pathOf(searches.bare(true)), label: 'Lease' }] : []),
    ...tabs.map(([tab, label]) => ({ to: contactPathOf(id, tab), label })),
    { to: pages.contacts.path, label: 'Quit Impersonated Mode' },
  ];
  return entries.map(({ to, label }) => (
    <li key={label}>
      <NavLink to={to} end className="menu-entries__link" onClick={onChoose}>
        {label}
      </NavLink>
    </li>
  ));
}

/** The pages of the menu that need an account, beside each of them. */
export const SideNavigation = (): ReactNode => (
  <nav aria-label="Your account">
    <ul className="menu-entries">
      {profileMenu(useSession().viewer)
        .filter(({ page }) => (pages[page] as PageRow).opensTo === 'signed in')
        .map((entry) => (
          <Entry key={entry.page} entry={entry} />
        ))}
    </ul>
  </nav>
);

interface EntryProps {
  readonly entry: MenuEntry;
  readonly onChoose?: (() => void) | undefined;
}

function Entry({ entry: { page, path, label }, onChoose }: EntryProps): ReactNode {
  const { searches } = useSession();
  const paths: Partial<Record<PageName, string>> = {
    sale: searches.pathOf(searches.bare(false)),
    lease: searches.pathOf(searches.bare(true)),
  };
  return (
    <li>
      <NavLink to={paths[page] ?? path} end className="menu-entries__link" onClick={onChoose}>
        {label}
        {page === 'collections' && <InvitationBadge kind={sharedCollections} />}
        {page === 'savedSearches' && <InvitationBadge kind={sharedSearches} />}
        {page === 'inbox' && <InboxBadge className="menu-entries__badge" />}
      </NavLink>
    </li>
  );
}
