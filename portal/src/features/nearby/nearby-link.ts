import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { isNearbyKind, isNearbyLocked, type NearbyKind } from '@hearth/domain/search/areas/nearby-search.ts';
import { otherNames, quotedNames } from '@hearth/domain/search/url/unknown-names.ts';
import { type LinkNotice, unusedText } from '../../shared/link-notices/link-notices.ts';
import { soldNearbyWords } from './nearby-choices.tsx';

/** The kind of search that a link names, where the viewer may open it; else homes for sale. */
export const openKind = (requested: string | null, viewer: Viewer): NearbyKind =>
  isNearbyKind(requested) && !isNearbyLocked(requested, viewer) ? requested : 'for-sale';

/** Unused parts of the page's link; its only parameter is the kind of search. */
export function nearbyNotices(query: URLSearchParams, viewer: Viewer): readonly LinkNotice[] {
  const requested = query.get('show');
  const isLocked = isNearbyKind(requested) && isNearbyLocked(requested, viewer);
  const others = otherNames(query.keys(), new Set(['show']));
  const texts = [
    unusedText(requested === null || isNearbyKind(requested) ? [] : ['kind of search']),
    others.length === 0
      ? ''
      : `We ignored ${quotedNames(others)} in this link. Set filters with the results.`,
  ];
  return [
    ...(isLocked ? [{ text: soldNearbyWords(viewer), isUnlockable: true }] : []),
    ...texts.filter(Boolean).map((text) => ({ text, isUnlockable: false })),
  ];
}
