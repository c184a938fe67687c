import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Client } from '../client/client.ts';
import { dataOf } from '../client/request-state.ts';
import type { MapView } from '../map/map-view.ts';
import { createMapPointsStore } from './map-points-store.ts';
import { encodeWidgetQuery, type WidgetQuery } from './widget-query.ts';

interface PointsOptions {
  /** null until the map has one. */
  readonly view: MapView | null;
  /** The box around all results. */
  readonly fit: Bounds | null;
  /** False until it is known where the map goes. */
  readonly isLocated: boolean;
  readonly isPhone: boolean;
  /** Nothing else of the search is shown. */
  readonly isAlone: boolean;
}

export interface ShownPoints {
  readonly points: MapPoints | null;
  /** Those of this view could not be fetched; the pins of an earlier one stay. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

/**
 * The points of a search in the view of a map. A map alone asks for those of a view that shows all, without waiting for its own
 * view, and asks again only where that is another.
 */
export function useMapPoints(client: Client, query: WidgetQuery, options: PointsOptions): ShownPoints {
  const { view, isLocated, isPhone, isAlone } = options;
  const [store] = useState(() => createMapPointsStore<RequestedQuery>({ client, encode: encodePoints }));
  const { request } = useSnapshot(store.state);
  // In its own store: the points of the view do not wait for an answer that comes late.
  const [early] = useState(() => createMapPointsStore<RequestedQuery>({ client, encode: encodePoints }));
  const { request: ofAll } = useSnapshot(early.state);
  // Until it is known whose listings these are, a map has none to show.
  const isKnown = !query.agent || query.trecLicense;
  const requested = isKnown ? { ...query, mobile: isPhone } : null;
  const [requestedEarly] = useState(isAlone && !query.bounds && requested ? JSON.stringify(requested) : null);
  const askEarly = useEffectEvent(() => {
    if (requested && requestedEarly !== null) void early.load(requested, null);
  });
  // With the first render: the answer is often here already, asked ahead.
  useLayoutEffect(() => askEarly(), []);
  // Two requests are the same when their parameters are.
  const key = requested && view && isLocated ? JSON.stringify(encodePoints(requested, view)) : null;
  const loadNow = () => requested && view && store.load(requested, view);
  const load = useEffectEvent(() => {
    const isSame = requestedEarly === JSON.stringify(requested);
    if (!isSame) early.stop();
    // Points of another view have replaced the early ones.
    const isFirst = store.state.request.status === 'initial';
    if (!isSame || !isFirst || !isOf(options, dataOf(early.state.request))) void loadNow();
  });
  useEffect(() => {
    if (key !== null) load();
  }, [key]);
  useEffect(() => store.stop, [store]);
  useEffect(() => early.stop, [early]);
  const isStale = request.status === 'failed';
  useEffect(() => {
    if (!isStale) return;
    const online = () => load();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [isStale]);
  const [last, setLast] = useState<MapPoints | null>(null);
  const known = dataOf(request) ?? last;
  if (known !== last) setLast(known);
  return { points: known ?? dataOf(ofAll) ?? null, isStale, retry: () => void loadNow() };
}

type RequestedQuery = WidgetQuery & { readonly mobile?: boolean };

/** Returns whether points of a view that shows all are those of this view. */
function isOf({ view, fit }: PointsOptions, points: MapPoints | undefined): boolean {
  if (!points || !view || !fit || points.zoom !== view.zoom) return false;
  const { bounds } = view;
  return (
    bounds.minLatitude <= fit.minLatitude &&
    bounds.maxLatitude >= fit.maxLatitude &&
    bounds.minLongitude <= fit.minLongitude &&
    bounds.maxLongitude >= fit.maxLongitude
  );
}

/** The filters of the search in the view of the map, or without one; order and pages mean nothing there. */
function encodePoints(query: RequestedQuery, view: MapView | null): [string, string][] {
  const { page: _page, limit: _limit, sort: _sort, mobile, ...rest } = query;
  const pairs = encodeWidgetQuery(view ? { ...rest, bounds: view.bounds, zoom: view.zoom } : rest);
  return mobile ? [...pairs, ['mobile', 'true']] : pairs;
}
