import { useEffect, useMemo } from 'react';
import { type Location, useNavigate } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { withCorrections } from '../../shared/link-notices/link-notices.ts';
import { canonicalLocation, type LinkFacts } from './canonical-location.ts';
import type { SearchUrl } from './use-search-url.ts';

/**
 * Replaces the address of a search by its canonical one once the server has said what the link alone does not tell: the names
 * and the existence of its areas and agents, and its last page. `SearchScreen` has corrected the rest before. The history gets no
 * entry. While a listing covers the list, the correction waits, since the address is the listing's.
 */
export function useCanonicalUrl(
  location: Location,
  { search, newest, isCovered }: SearchUrl,
  { storedAreas, knownAreas, lastPage, unknownLicense }: LinkFacts,
): void {
  const { searches } = useSession();
  const navigate = useNavigate();
  const canonical = useMemo(
    () =>
      canonicalLocation(searches, location.search, search.lease, {
        storedAreas,
        knownAreas,
        lastPage,
        unknownLicense,
      }),
    [searches, location.search, search.lease, storedAreas, knownAreas, lastPage, unknownLicense],
  );
  useEffect(() => {
    // A change that is not rendered yet has another address, which is checked next.
    if (canonical === null || isCovered || newest() !== search) return;
    navigate(canonical.path, {
      replace: true,
      state: withCorrections(location.state, canonical.corrections),
    });
  }, [canonical, isCovered, location.state, navigate, newest, search]);
}
