import { pageAt } from '@hearth/domain/page/page-at.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { backgroundOf } from '../../shared/listing/listing-modal.ts';
import { HeaderAccount } from './header-account.tsx';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { HeaderSearch } from './search-bar/header-search.tsx';
import { useRecordSearch } from './search-bar/use-record-search.ts';
import { useReadingOnPage } from './use-search-on-page.ts';

/** Logo, search bar, primary navigation and account; 56 px high on phones, where the last two are a bar at the foot, else 64 px. */
export function Header(): ReactNode {
  const { brand, edition } = useApp();
  const session = useSession();
  const onPage = useReadingOnPage();
  useRecordSearch(onPage?.state ?? null);
  const location = useLocation();
  // The start page has a separate search field.
  const isHome = pageAt((backgroundOf(location) ?? location).pathname).name === 'home';
  return (
    <header className="header">
      <a className="header__logo" href="/" aria-label={`${edition.name}, home`}>
        {brand.logo === null ? (
          <>
            <Logo />
            <span className="header__name">
              {edition.logoText} <span className="header__city">{edition.city}</span>
            </span>
          </>
        ) : (
          <img className="header__picture" src={brand.logo} height="40" alt="" />
        )}
      </a>
      {!isHome && <HeaderSearch />}
      <Navigation onPage={onPage} session={session} />
      <HeaderAccount />
    </header>
  );
}
