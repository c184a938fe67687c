import { Icon } from '@hearth/widgets/ui/icon.tsx';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useApp } from '../../ui/app-context.tsx';
import { Logo } from './logo.tsx';
import { HeaderSearch } from './search-bar/header-search.tsx';

const destinations = [
  { to: '/listings', label: 'Buy', icon: 'house', end: true },
  { to: '/listings/lease', label: 'Lease', icon: 'list', end: true },
] as const;

/** Logo, search bar and primary navigation; 48 px high on phones, 64 px from 768 px on. */
export function Header(): ReactNode {
  const { edition } = useApp();
  return (
    <header className="header">
      <a className="header__logo" href="/" aria-label={`${edition.name}, home`}>
        <Logo />
        <span className="header__name">
          {edition.logoText} <span className="header__city">{edition.city}</span>
        </span>
      </a>
      <HeaderSearch />
      <nav className="header__nav" aria-label="Primary">
        {destinations.map(({ to, label, icon, end }) => (
          <NavLink key={to} to={to} end={end} className="header__link">
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}
