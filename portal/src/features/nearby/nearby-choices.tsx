import type { Viewer } from '@hearth/domain/people/viewer.ts';
import {
  isNearbyLocked,
  type NearbyKind,
  nearbyKinds,
  nearbyLabels,
} from '@hearth/domain/search/areas/nearby-search.ts';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import type { NearbyState } from './use-nearby.ts';
import './nearby.css';

/** The way to the homes sold nearby, for a viewer without a right to them. */
export const soldNearbyWords = ({ loginStatus }: Viewer): string =>
  `${loginStatus === 'guest' ? 'Sign up and verify' : 'Verify'} your email to see recently sold homes.`;

interface NearbyChoicesProps {
  readonly state: NearbyState;
  /** A choice near the visitor; its link asks for the position on its own page. */
  readonly onFind: (kind: NearbyKind) => void;
  /** The search of a kind around the middle of the edition. */
  readonly pathAtCenter: (kind: NearbyKind) => string;
  /** A link to a search was followed. */
  readonly onGo?: () => void;
}

/** Open Houses, For Sale, Recently Sold: around the visitor, or around the centre of town where the location is unknown. */
export function NearbyChoices({ state, onFind, pathAtCenter, onGo }: NearbyChoicesProps): ReactNode {
  const { edition, unlock } = useApp();
  const session = useSession();
  const failed = state.status === 'failed';
  const why = useId();
  const hasLocked = nearbyKinds.some((kind) => isNearbyLocked(kind, session.viewer));
  const find = (event: MouseEvent, kind: NearbyKind) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFind(kind);
  };
  return (
    <>
      <p className="nearby__words" role="status">
        {wordsOf(state, edition.city)}
      </p>
      <ul
        className="nearby__choices"
        aria-label={failed ? `Homes near the center of ${edition.city}` : 'Search Nearby'}
      >
        {nearbyKinds.map((kind) => (
          <li key={kind}>
            {isNearbyLocked(kind, session.viewer) ? (
              <button
                type="button"
                className="nearby__choice"
                aria-disabled={unlock === null || undefined}
                aria-describedby={why}
                onClick={unlock ?? undefined}
              >
                <PortalIcon name="lock" />
                {nearbyLabels[kind]}
              </button>
            ) : failed ? (
              <a className="nearby__choice" href={pathAtCenter(kind)} onClick={onGo}>
                <PortalIcon name="pin" />
                {nearbyLabels[kind]}
              </a>
            ) : (
              <a
                className="nearby__choice"
                href={`/nearby?show=${kind}`}
                aria-disabled={state.status === 'asking' || undefined}
                onClick={(event) => find(event, kind)}
              >
                <PortalIcon name="pin" />
                {nearbyLabels[kind]}
              </a>
            )}
          </li>
        ))}
      </ul>
      {hasLocked && (
        <p className="nearby__why" id={why}>
          {soldNearbyWords(session.viewer)}
        </p>
      )}
    </>
  );
}

/** The state of the request for the visitor's location, in words. */
function wordsOf(state: NearbyState, city: string): string {
  if (state.status === 'asking') return 'Finding your location...';
  if (state.status !== 'failed') return '';
  const instead = `Search near the center of ${city} instead.`;
  switch (state.why) {
    case 'refused':
      return `Your location was not shared. ${instead}`;
    case 'unsupported':
      return `This browser does not share your location. ${instead}`;
    case 'unknown':
      return `We could not find your location. ${instead}`;
    case 'far away':
      return `Your location is far from ${city}. ${instead}`;
  }
}
