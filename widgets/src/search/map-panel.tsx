import type { ListingCard } from '@hearth/domain/contract/listing-card.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { ComponentType, ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Client } from '../client/client.ts';
import { useGround } from '../client/use-ground.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import type { MapView } from '../map/map-view.ts';
import type { OnPoint } from '../map/pin-layer.tsx';
import type { SearchMapProps } from '../map/search-map.tsx';
import { MapGuard } from '../ui/map-guard.tsx';
import { Notice } from '../ui/notice.tsx';
import { LazyPopupCards, useCardsSoon } from './lazy-popup-cards.tsx';
import { useMapPoints } from './use-map-points.ts';
import type { WidgetQuery } from './widget-query.ts';
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
  /** False while it is not known where the map goes. */
  readonly isLocated?: boolean;
  readonly isPhone: boolean;
  /** No list and no button that removes the map area belong to the map. */
  readonly isAlone?: boolean;
  readonly pointedAt: string | null;
  readonly onPoint: OnPoint;
  readonly onUserMove: (view: MapView) => void;
  /** The map shows these points; without it, the map itself says how many homes have no pin. */
  readonly onShown?: (points: MapPoints) => void;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
  /** Actions on a home, on the card of its pin. */
  readonly cardActions?: ((listing: ListingCard) => ReactNode) | undefined;
  /** Below that card. */
  readonly cardFoot?: ((listing: ListingCard) => ReactNode) | undefined;
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
    isLocated = true,
    isPhone,
    isAlone = false,
    onListingSelect,
    cardActions,
    cardFoot,
    onShown,
    onPoint,
    onUserMove,
    onView,
    ...map
  } = props;
  const [view, setView] = useState<MapView | null>(null);
  const { points, isStale, retry } = useMapPoints(client, query, {
    view,
    fit: props.fit,
    isLocated,
    isPhone,
    isAlone,
  });
  const mayOpen = useMayOpen(isLocated || !isAlone);
  const [isUsed, setUsed] = useState(false);
  useCardsSoon(isUsed);
  const report = useEffectEvent((shown: MapPoints) => onShown?.(shown));
  const note = points && !onShown ? noteOf(points, query, isAlone) : '';
  useEffect(() => {
    if (points) report(points);
  }, [points]);
  const ground = useGround(map.tileUrl || map.outlines ? null : client);
  if (!mayOpen) return <div className="hearth-search__map-wait" />;
  return (
    <SearchMap
      {...ground}
      {...map}
      outlines={map.outlines ?? ground.outlines}
      points={points}
      wheelAfterFocus
      notice={
        isStale ? (
          <Notice onRetry={retry}>Couldn’t update the map.</Notice>
        ) : (
          note && (
            <p className="hearth-map__note" role="status">
              {note}
            </p>
          )
        )
      }
      onPoint={(...listings) => {
        setUsed(true);
        onPoint(...listings);
      }}
      onUserMove={(now) => {
        setUsed(true);
        onUserMove(now);
      }}
      onView={(now) => {
        setView(now);
        onView?.(now);
      }}
      renderPopup={(ids) => (
        <LazyPopupCards
          client={client}
          listingids={ids}
          onListingSelect={onListingSelect}
          actions={cardActions}
          foot={cardFoot}
        />
      )}
    />
  );
}

/** No list beside a map alone says that there are no homes. */
function noteOf(points: MapPoints, { bounds }: WidgetQuery, isAlone: boolean): string {
  if (isAlone && points.total === 0) return 'No homes in this part of the map';
  const isInPart = bounds != null && !isAlone;
  const words = withoutPinText(points, isInPart);
  return words && isInPart ? `${words} Remove “Map area” to see all.` : words;
}

/** Milliseconds after which a map opens although it is not known where it goes. */
const PATIENCE = 600;

/** Returns whether a map alone may open: one that opens elsewhere first is drawn twice and jumps. */
function useMayOpen(isLocated: boolean): boolean {
  const [mayOpen, setMayOpen] = useState(isLocated);
  useEffect(() => {
    if (mayOpen) return;
    const timer = setTimeout(() => setMayOpen(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [mayOpen]);
  if (isLocated && !mayOpen) setMayOpen(true);
  return mayOpen || isLocated;
}
