import { decodeSearchUrl } from '@hearth/domain/search/url-codec.ts';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { bareSearch, searchDefaults } from '../../../ui/search-path.ts';
import { backgroundOf } from '../../listing-modal.ts';
import { SearchBar } from './search-bar.tsx';
import { useRememberedSearch } from './use-remembered-search.ts';

const searchPages: Readonly<Record<string, boolean>> = { '/listings': false, '/listings/lease': true };

/** The bar of every page: on a list of homes it shows and changes that search, elsewhere it starts one. */
export function HeaderSearch(): ReactNode {
  const location = useLocation();
  const { pathname, search: query } = backgroundOf(location) ?? location;
  const lease = searchPages[pathname.replace(/\/$/, '')];
  const onPage = useMemo(
    () =>
      lease === undefined
        ? null
        : { ...decodeSearchUrl(new URLSearchParams(query), searchDefaults(lease)), lease },
    [lease, query],
  );
  const started = useMemo(() => bareSearch(pathname.startsWith('/listings/lease')), [pathname]);
  useRememberedSearch(onPage);
  return <SearchBar search={onPage ?? started} label="Homes" look="header" />;
}
