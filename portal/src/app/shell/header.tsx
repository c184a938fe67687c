import { pageAt } from '@hearth/domain/page/page-at.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { readingOfKind } from '@hearth/domain/search/other-kind.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { backgroundOf } from '../../shared/listing/listing-modal.ts';
import { HeaderAccount } from './header-account.tsx';
import { Logo } from './logo.tsx';
import { HeaderSearch } from './search-bar/header-search.tsx';
import { useRecordSearch } from './search-bar/use-record-search.ts';
import { useReadingOnPage } from './use-search-on-page.ts';

const destinations = [
  { lease: false, label: pages.sale.menu.label, icon: 'house' },
  { lease: true, label: pages.lease.menu.label, icon: 'list' },
] as const;

/** Logo, search bar and primary navigation; one line, 56 px high on phones, 64 px from 768 px on. */
export function Header(): ReactNode {
  const { edition } = useApp();
  const session = useSession();
  const { searches } = session;
  const onPage = useReadingOnPage();
  useRecordSearch(onPage?.state ?? null);
  const location = useLocation();
  // The start page has a separate search field.
  const isHome = pageAt((backgroundOf(location) ?? location).pathname).name === 'home';
  // The list of the other kind takes over the search of the page; the current list starts a new search.
  const pathTo = (lease: boolean) =>
    searches.pathOf(
      onPage && onPage.state.lease !== lease
        ? readingOfKind(onPage, lease, session).asked
        : searches.bare(lease),
    );
  return (
    <header className="header">
      <a className="header__logo" href="/" aria-label={`${edition.name}, home`}>
        <Logo />
        <span className="header__name">
          {edition.logoText} <span className="header__city">{edition.city}</span>
        </span>
      </a>
      {!isHome && <HeaderSearch />}
      <nav className="header__nav" aria-label="Primary">
        {destinations.map(({ lease, label, icon }) => (
          <NavLink key={label} to={pathTo(lease)} end className="header__link">
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
      </nav>
      <HeaderAccount />
    </header>
  );
}
