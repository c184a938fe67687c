import { isNearbyKind, isNearbyLocked } from '@hearth/domain/search/areas/nearby-search.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApp } from '../../ui/app-context.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { NearbyChoices } from './nearby-choices.tsx';
import { useNearby } from './use-nearby.ts';

/** Asks where the person is and goes on to what is for sale there, or to the kind of search that the link names. */
export function NearbyScreen(): ReactNode {
  const { edition, visit } = useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const asked = query.get('show');
  const kind = isNearbyKind(asked) && !isNearbyLocked(asked, visit.viewer) ? asked : 'for-sale';
  // Back from the result must not lead to the question again.
  const { state, find, pathAtCenter } = useNearby((path) => navigate(path, { replace: true }));
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit; whoever is refused is offered a choice
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void find(kind);
  }, []);
  return (
    <section className="nearby">
      <PageHead
        title={`Homes near you | ${edition.name}`}
        description={`Open houses, homes for sale and recently sold homes near you in ${edition.regionName}.`}
      />
      <h1>Homes near you</h1>
      <p>
        We look for homes around where you are, nearest first. Your browser asks you before it tells us, and
        the place is used for this search alone.
      </p>
      <NearbyChoices state={state} onFind={find} pathAtCenter={pathAtCenter} />
    </section>
  );
}
