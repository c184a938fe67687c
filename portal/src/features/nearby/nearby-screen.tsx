import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { LinkNotice } from '../../shared/link-notices/link-notice.tsx';
import { withCorrections } from '../../shared/link-notices/link-notices.ts';
import { NearbyChoices } from './nearby-choices.tsx';
import { nearbyNotices, openKind } from './nearby-link.ts';
import { useNearby } from './use-nearby.ts';

/** Asks for the visitor's location and opens the homes for sale there, or the kind of search that the link names. */
export function NearbyScreen(): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const kind = openKind(query.get('show'), session.viewer);
  const notices = useMemo(() => nearbyNotices(query, session.viewer), [query, session.viewer]);
  const [isDismissed, setDismissed] = useState(false);
  // Back from the result must not lead to the question again.
  const { state, find, pathAtCenter } = useNearby((path) => {
    const texts = isDismissed ? [] : notices.map(({ text }) => text);
    navigate(path, { replace: true, state: withCorrections(null, texts) });
  });
  // Once per visit of the page: a visitor who refuses is offered a choice instead.
  const hasAsked = useRef(false);
  const findAtFirst = useEffectEvent(() => find(kind));
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void findAtFirst();
  }, []);
  return (
    <section className="nearby">
      <PageHead />
      <h1>Homes near you</h1>
      <p>See homes near you. We’ll ask for your location and use it only for this search.</p>
      <LinkNotice notices={isDismissed ? [] : notices} dismiss={() => setDismissed(true)} />
      <NearbyChoices state={state} onFind={find} pathAtCenter={pathAtCenter} />
    </section>
  );
}
