import { mapTypeAt, pageAt } from '@hearth/domain/page/page-at.ts';
import { isBusy } from '@hearth/domain/search/areas/drawing/drawing-status.ts';
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
  const lease = pageAt(pathname).row.lease === true;
  const started = useMemo(() => searches.bare(lease), [searches, lease]);
  const { drawing } = useSnapshot(maps.of(mapTypeAt(pathname)).state);
  return (
    <Controls disabled={isBusy(drawing)}>
      <SearchBar search={onPage ?? started} label="Homes" look="header" />
    </Controls>
  );
}
