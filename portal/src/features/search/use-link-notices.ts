import type { LeftOut } from '@hearth/domain/search/filters/allowed-filters.ts';
import type { Filters } from '@hearth/domain/search/filters/filters.ts';
import { unratedFilters } from '@hearth/domain/search/filters/unrated-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Location } from 'react-router';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';
import { correctionsOf, type LinkNotices, linkNotices } from '../../shared/link-notices/link-notices.ts';
import { useDismissible } from '../../shared/link-notices/use-dismissible.ts';

/** Read from the address, so that a reload shows the notices again. Dismissed, locked parts leave the address. */
export function useLinkNotices(
  { search, state }: Location,
  lease: boolean,
  dropLocked: () => void,
): LinkNotices {
  const { searches } = useSession();
  const read = useMemo(() => searches.read(search, lease), [searches, search, lease]);
  const unrated = useUnrated(read.state.filters);
  const notices = useMemo(
    () => linkNotices({ ...read, leftOut: [...read.leftOut, ...unrated] }, correctionsOf(state)),
    [read, unrated, state],
  );
  const link = useDismissible(notices, search);
  return {
    ...link,
    dismiss() {
      link.dismiss();
      dropLocked();
    },
  };
}

const none: readonly LeftOut[] = [];

/** The ratings that a search asks for, where the server does not know their source and leaves them out. */
function useUnrated(filters: Filters): readonly LeftOut[] {
  const { client } = useApp();
  const { leftOut } = useMemo(() => unratedFilters(filters), [filters]);
  const { data: site } = useQuery({ ...siteQuery(client), enabled: leftOut.length > 0 });
  return site?.schoolRatings === null ? leftOut : none;
}
