import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { isNearbyKind, isNearbyLocked, type NearbyKind } from '@hearth/domain/search/areas/nearby-search.ts';
import { otherNames, quotedNames } from '@hearth/domain/search/url/unknown-names.ts';
import { type LinkNotice, unusedText } from '../../shared/link-notices/link-notices.ts';
import { soldNearbyWords } from './nearby-choices.tsx';

/** The kind of search that a link names, where the viewer may open it; else homes for sale. */
export const openKind = (asked: string | null, viewer: Viewer): NearbyKind =>
  isNearbyKind(asked) && !isNearbyLocked(asked, viewer) ? asked : 'for-sale';

/** Unused parts of the page's link; its only parameter is the kind of search. */
export function nearbyNotices(query: URLSearchParams, viewer: Viewer): readonly LinkNotice[] {
  const asked = query.get('show');
  const isLocked = isNearbyKind(asked) && isNearbyLocked(asked, viewer);
  const others = otherNames(query.keys(), new Set(['show']));
  const texts = [
    unusedText(asked === null || isNearbyKind(asked) ? [] : ['kind of search']),
    others.length === 0
      ? ''
      : `We ignored ${quotedNames(others)} in this link. Set filters with the results.`,
  ];
  return [
    ...(isLocked ? [{ text: soldNearbyWords(viewer), isUnlockable: true }] : []),
    ...texts.filter(Boolean).map((text) => ({ text, isUnlockable: false })),
  ];
}
