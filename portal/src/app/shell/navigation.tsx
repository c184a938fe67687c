import { pages } from '@hearth/domain/page/pages.ts';
import { readingOfKind } from '@hearth/domain/search/other-kind.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { VisuallyHidden } from '@hearth/widgets/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';
import type { Session } from '../../shared/app/session.ts';
import { InboxBadge } from '../../shared/inbox/inbox-badge.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { useReadingOnPage } from './use-search-on-page.ts';
import './navigation.css';

const lists = [
  { lease: false, label: pages.sale.menu.label, icon: <Icon name="house" /> },
  { lease: true, label: pages.lease.menu.label, icon: <PortalIcon name="key" /> },
] as const;

/** Contacts search for leases where their agent allowed it. */
const listsOf = ({ contact }: Session) =>
  contact?.isLeasedSearchAllowed === false ? lists.filter(({ lease }) => !lease) : lists;

interface NavigationProps {
  /** The search of the page. */
  readonly onPage: ReturnType<typeof useReadingOnPage>;
  readonly session: Session;
}

/** The main pages: in the header of wide windows, in a bar at the foot of phones, which has the account too. */
export function Navigation({ onPage, session }: NavigationProps): ReactNode {
  const { searches } = session;
  // Narrower windows have the other pages in the menu and at the foot of the page.
  const isWide = useMediaQuery('(min-width: 1280px)');
  // The list of the other kind takes over the search of the page; the current list starts a new search.
  const pathTo = (lease: boolean) =>
    searches.pathOf(
      onPage && onPage.state.lease !== lease
        ? readingOfKind(onPage, lease, session).requested
        : searches.bare(lease),
    );
  return (
    <nav className="header__nav" aria-label="Primary">
      {listsOf(session).map(({ lease, label, icon }) => (
        <NavLink key={label} to={pathTo(lease)} end className="header__link">
          {icon}
          {label}
        </NavLink>
      ))}
      {isWide &&
        [pages.sell, pages.agents].map(({ path, menu }) => (
          <NavLink key={path} to={path} className="header__link">
            {menu.label}
          </NavLink>
        ))}
      <NavLink to={session.to(pages.collections.path)} className="header__link header__link--foot">
        <PortalIcon name="heart" />
        Saved
      </NavLink>
      {session.viewer.role !== 'guest' && (
        <NavLink to={pages.inbox.path} className="header__link header__link--foot">
          <PortalIcon name="mail" />
          <span>
            Updates
            <InboxBadge className="header__badge" />
          </span>
        </NavLink>
      )}
      <FootAccount />
    </nav>
  );
}

/** The account's page; for guests the log-in. */
function FootAccount(): ReactNode {
  const { account } = useApp();
  const { person } = useSnapshot(account.state);
  return person ? (
    <NavLink to={pages.menu.path} end className="header__link header__link--foot">
      <PortalIcon name="person" />
      <span>
        Account<VisuallyHidden> of {person.firstname}</VisuallyHidden>
      </span>
    </NavLink>
  ) : (
    <button
      type="button"
      className="header__link header__link--foot"
      onClick={() => account.open({ name: 'log in' })}
    >
      <PortalIcon name="person" />
      Log in
    </button>
  );
}
