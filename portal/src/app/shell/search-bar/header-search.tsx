import { isBusy } from '@hearth/domain/search/areas/drawing/drawing-status.ts';
import { mapTypeOf } from '@hearth/domain/search/map/map-type.ts';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp, useSession } from '../../../shared/app/app-context.tsx';
import { backgroundOf } from '../../../shared/listing/listing-modal.ts';
import { Controls } from '../../../ui/controls.tsx';
import { useSearchOnPage } from '../use-search-on-page.ts';
import { SearchBar } from './search-bar.tsx';

/** The bar of every page: on a list of homes it shows and changes that search, elsewhere it starts one. */
export function HeaderSearch(): ReactNode {
  const { maps } = useApp();
  const { searches } = useSession();
  const location = useLocation();
  const { pathname } = backgroundOf(location) ?? location;
  const onPage = useSearchOnPage();
  const started = useMemo(() => searches.bare(pathname.startsWith('/listings/lease')), [searches, pathname]);
  const { drawing } = useSnapshot(maps.of(mapTypeOf(pathname)).state);
  return (
    <Controls disabled={isBusy(drawing)}>
      <SearchBar search={onPage ?? started} label="Homes" look="header" />
    </Controls>
  );
}
