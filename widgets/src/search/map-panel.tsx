import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Client } from '../client/client.ts';
import { dataOf } from '../client/request-state.ts';
import { useGround } from '../client/use-ground.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { LoadedListingCard } from '../listing-card/loaded-listing-card.tsx';
import type { MapView } from '../map/map-view.ts';
import type { OnPoint } from '../map/pin-layer.tsx';
import type { SearchMapProps } from '../map/search-map.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSnapshot } from '../ui/use-snapshot.ts';
import { MapGuard } from './map-guard.tsx';
import { createMapPointsStore } from './map-points-store.ts';
import { PopupStack } from './popup-stack.tsx';
import { encodeWidgetQuery, type WidgetQuery } from './widget-query.ts';
import { withoutPinText } from './without-pin.ts';

export interface MapPanelProps
  extends Pick<
    SearchMapProps,
    | 'home'
    | 'fitMargin'
    | 'tileUrl'
    | 'tileMaxZoom'
    | 'tileAttribution'
    | 'onTileError'
    | 'outlines'
    | 'onView'
    | 'viewed'
    | 'saved'
    | 'dismissed'
    | 'children'
  > {
  /** Handed in, because the map's own code is loaded beside this file and not after it. */
  readonly SearchMap: ComponentType<SearchMapProps>;
  readonly client: Client;
  readonly query: WidgetQuery;
  /** The box around all results, where the map should go; null to leave it where it is. */
  readonly fit: Bounds | null;
  readonly isPhone: boolean;
  /** No list and no button that removes the map area belong to the map. */
  readonly isAlone?: boolean;
  readonly pointedAt: string | null;
  readonly onPoint: OnPoint;
  readonly onUserMove: (view: MapView) => void;
  /** The map shows these points; without it, the map itself says how many homes have no pin. */
  readonly onShown?: (points: MapPoints) => void;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}

/** The map of a search with its points and the cards of its pins, on the server's own ground where none is given. */
export function MapPanel(props: MapPanelProps): ReactNode {
  return (
    <MapGuard>
      <GuardedPanel {...props} />
    </MapGuard>
  );
}

function GuardedPanel(props: MapPanelProps): ReactNode {
  const {
    SearchMap,
    client,
    query,
    isPhone,
    isAlone = false,
    onListingSelect,
    onShown,
    onView,
    ...map
  } = props;
  const [view, setView] = useState<MapView | null>(null);
  const { points, isStale, retry } = usePoints(client, query, view, isPhone);
  const report = useEffectEvent((shown: MapPoints) => onShown?.(shown));
  const note = points && !onShown ? noteOf(points, query, isAlone) : '';
  useEffect(() => {
    if (points) report(points);
  }, [points]);
  const ground = useGround(map.tileUrl || map.outlines ? null : client);
  const card = (listingid: string) => (
    <LoadedListingCard client={client} listingId={listingid} onListingSelect={onListingSelect} />
  );
  return (
    <SearchMap
      {...ground}
      {...map}
      outlines={map.outlines ?? ground.outlines}
      points={points}
      wheelAfterFocus
      notice={
        isStale ? (
          <Notice onRetry={retry}>The homes on the map could not be updated.</Notice>
        ) : (
          note && (
            <p className="hearth-map__note" role="status">
              {note}
            </p>
          )
        )
      }
      onView={(now) => {
        setView(now);
        onView?.(now);
      }}
      renderPopup={(ids) => <PopupStack listingids={ids} renderCard={card} />}
    />
  );
}

/** No list beside a map alone says that there are no homes. */
function noteOf(points: MapPoints, { bounds }: WidgetQuery, isAlone: boolean): string {
  if (isAlone && points.total === 0) return 'No homes in this part of the map';
  return withoutPinText(points, bounds != null && !isAlone);
}

interface ShownPoints {
  readonly points: MapPoints | null;
  /** Those of this view could not be fetched; the pins of an earlier one stay. */
  readonly isStale: boolean;
  readonly retry: () => void;
}

function usePoints(client: Client, query: WidgetQuery, view: MapView | null, isPhone: boolean): ShownPoints {
  const [store] = useState(() => createMapPointsStore<WidgetQuery>({ client, encode: encodePoints }));
  const { request } = useSnapshot(store.state);
  // Until it is known whose listings these are, a map has none to show.
  const isKnown = !query.agent || query.trecLicense;
  const asked = isKnown && view ? { ...query, mobile: isPhone } : null;
  // Two requests are the same when their parameters are.
  const key = asked && view && JSON.stringify(encodePoints(asked, view));
  const loadNow = () => asked && view && store.load(asked, view);
  const load = useEffectEvent(loadNow);
  useEffect(() => {
    if (key !== null) load();
  }, [key]);
  useEffect(() => store.stop, [store]);
  const isStale = request.status === 'failed';
  useEffect(() => {
    if (!isStale) return;
    const online = () => load();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [isStale]);
  const [last, setLast] = useState<MapPoints | null>(null);
  const points = dataOf(request) ?? last;
  if (points !== last) setLast(points);
  return { points, isStale, retry: () => void loadNow() };
}

/** The filters of the search in the view of the map; order and pages mean nothing there. */
function encodePoints(query: WidgetQuery & { mobile?: boolean }, view: MapView): [string, string][] {
  const { page: _page, limit: _limit, sort: _sort, mobile, ...rest } = query;
  const pairs = encodeWidgetQuery({ ...rest, bounds: view.bounds, zoom: view.zoom });
  return mobile ? [...pairs, ['mobile', 'true']] : pairs;
}
