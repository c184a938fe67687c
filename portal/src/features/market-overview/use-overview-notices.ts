import type { ReadSearch } from '@hearth/domain/page/search-page.ts';
import { useMemo } from 'react';
import {
  type LinkNotice,
  type LinkNotices,
  linkNotices,
  reversedText,
  unusedText,
} from '../../shared/link-notices/link-notices.ts';
import { useDismissible } from '../../shared/link-notices/use-dismissible.ts';

/** Unused parts of the overview's link, until the visitor dismisses it. */
export function useOverviewNotices(reading: ReadSearch, query: string): LinkNotices {
  const notices = useMemo(() => overviewNotices(reading, query), [reading, query]);
  return useDismissible(notices, query);
}

/** The filters of a link choose the homes on the page; its path is the area, and it has one page of homes for sale. */
function overviewNotices(reading: ReadSearch, query: string): readonly LinkNotice[] {
  const { tags, locations, bounds, page, trecLicense } = reading.requested;
  const parts = [
    [tags.length > 0, 'location'],
    [new URLSearchParams(query).get('lease') === 'true', 'sale or lease'],
    [locations.length > 0, 'area'],
    [bounds !== null, 'map area'],
    [trecLicense.length > 0, 'agent'],
    [page > 1, 'page'],
  ] as const;
  const others = parts.flatMap(([isGiven, words]) => (isGiven ? [words] : []));
  return linkNotices(reading, [
    reversedText(reading.reversed),
    unusedText(reading.unused),
    others.length === 0 ? '' : `This page does not use all of its link: ${others.join(', ')}.`,
  ]);
}
