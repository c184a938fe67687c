import type { Point } from '@hearth/domain/search/areas/distance.ts';
import { type NearbyKind, nearbySearch } from '@hearth/domain/search/areas/nearby-search.ts';
import { useState } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { type LocationFailure, userLocation } from '../../shared/searching/user-location.ts';
import { useIsHere } from '../../ui/use-is-here.ts';

/** The state of the request for the visitor's location. */
export type NearbyState =
  | { readonly status: 'initial' | 'asking' }
  | { readonly status: 'failed'; readonly why: LocationFailure | 'far away' };

/** Locates the visitor on request and opens the homes nearby; the state contains the reason of a failure. */
export function useNearby(go: (path: string) => void) {
  const { edition } = useApp();
  const session = useSession();
  const { searches } = session;
  /** The search of a kind around a point, for sale, as its page's path. */
  const nearbyPath = (kind: NearbyKind, point: Point): string =>
    searches.pathOf(nearbySearch(kind, point, searches.defaults(false), session.viewer));
  const [state, setState] = useState<NearbyState>({ status: 'initial' });
  const isHere = useIsHere();
  const find = async (kind: NearbyKind) => {
    setState({ status: 'asking' });
    const position = await userLocation();
    // A visitor who has left the page meanwhile stays on the other one.
    if (!isHere()) return;
    if (typeof position === 'string') return setState({ status: 'failed', why: position });
    if (!isWithin(position, edition.mapBounds)) return setState({ status: 'failed', why: 'far away' });
    setState({ status: 'initial' });
    go(nearbyPath(kind, position));
  };
  return { state, find, pathAtCenter: (kind: NearbyKind) => nearbyPath(kind, edition.mapCenter) };
}

type Box = ReturnType<typeof useApp>['edition']['mapBounds'];

const isWithin = ({ latitude, longitude }: Point, box: Box): boolean =>
  latitude >= box.minLatitude &&
  latitude <= box.maxLatitude &&
  longitude >= box.minLongitude &&
  longitude <= box.maxLongitude;
