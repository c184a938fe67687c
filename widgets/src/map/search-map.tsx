import './leaflet-markup-probe.ts';
import type { MapPoints } from '@hearth/domain/contract/map.ts';
import type { TileJson } from '@hearth/domain/contract/tiles.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import { mapRegion } from '@hearth/domain/search/map/map-region.ts';
import type { GeoJsonObject } from 'geojson';
import type { KeyboardEvent, ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MapContainer, useMap } from 'react-leaflet';
import { adoptSheet } from '../element/adopt-sheet.ts';
import { BaseLayer } from './base-layer.tsx';
import { toLatLngBounds } from './leaflet-bounds.ts';
import { MapControls } from './map-controls.tsx';
import type { FitMargin } from './map-fit.ts';
import { MapKeys } from './map-keys.tsx';
import { writeNames } from './map-names.ts';
import { MapPopup } from './map-popup.tsx';
import type { MapView } from './map-view.ts';
import { MapWatch, WheelAfterFocus } from './map-watch.tsx';
import { isCalm } from './motion.ts';
import { Outlines } from './outlines.tsx';
import { keyOf, listingIdsOf, type MapItem, type PinMarks, pinLabel } from './pin.ts';
import { focusPin, type OnPoint, PinLayer } from './pin-layer.tsx';
import sheet from './search-map.css';
import { useVectorLayer } from './vector-layer.tsx';

export interface SearchMapProps extends PinMarks {
  /** Its name, where a page has several maps. */
  readonly label?: string;
  readonly points: MapPoints | null;
  /** The box to show; the map goes to another one and stays where it is for the same one, or for null. */
  readonly fit: Bounds | null;
  /** Keeps pins clear of its buttons; none around a box that a map has shown before. */
  readonly fitMargin?: FitMargin | undefined;
  /** The first view of a map without points; by default the edition's whole area. */
  readonly home?: Bounds | undefined;
  /** The listing that is pointed at in the list. */
  readonly pointedAt?: string | null;
  readonly onPoint?: OnPoint;
  /** Called with the view of the map at the start and after each move, to load its points. */
  readonly onView?: (view: MapView) => void;
  /** A person moved or zoomed the map: time to search here. */
  readonly onUserMove?: (view: MapView) => void;
  /** The content of a pin's popup: one listing, or several at one position. */
  readonly renderPopup?: (listingids: readonly string[]) => ReactNode;
  readonly tileUrl?: string | undefined;
  /** The nearest zoom there are tiles of. */
  readonly tileMaxZoom?: number | undefined;
  readonly onTileError?: (() => void) | undefined;
  /** True inside a page that scrolls: the wheel zooms only once the map has been clicked or focused. */
  readonly wheelAfterFocus?: boolean;
  /** Plain text. */
  readonly tileAttribution?: string | undefined;
  /** Says where the vector tiles of the ground are; keep its identity. They are loaded after the pins. */
  readonly baseMap?: (() => Promise<TileJson>) | undefined;
  /** Boundaries to draw under the pins where there are no tiles; keep the array's identity while it is the same. */
  readonly outlines?: readonly GeoJsonObject[] | undefined;
  /** There is no ground without outlines, or no word for where the map is. */
  readonly onOutlinesNeeded?: (() => void) | undefined;
  /** A line over the foot of the map, e.g. that pins are out of date. */
  readonly notice?: ReactNode;
  /** Layers and controls of the page's own, which find the map by `useMap`. */
  readonly children?: ReactNode;
}

const usualMargin: FitMargin = [76, 40];
const nothing = () => {};
/** One array for all, since another identity is drawn again. */
const noOutlines: readonly GeoJsonObject[] = [];

/** A map of a search: pins, popups, and both ways of hovering. Fills the box it is put in. */
export function SearchMap(props: SearchMapProps): ReactNode {
  const [isDressed, setDressed] = useState(false);
  // Leaflet measures as it mounts, so its sheet has to be there before.
  const dress = useCallback((root: HTMLElement | null) => {
    if (!root) return;
    adoptSheet(root, sheet);
    setDressed(true);
  }, []);
  return (
    <section className="hearth-map" aria-label={props.label ?? 'Map'} ref={dress}>
      {isDressed && <LiveMap {...props} />}
    </section>
  );
}

function LiveMap(props: SearchMapProps): ReactNode {
  const {
    points,
    fit,
    home = mapRegion,
    pointedAt = null,
    tileUrl,
    outlines = noOutlines,
    wheelAfterFocus = false,
    fitMargin = usualMargin,
  } = props;
  const { onPoint = nothing, onView = nothing, onUserMove = nothing, renderPopup } = props;
  const { onOutlinesNeeded = nothing } = props;
  const [open, setOpen] = useState<MapItem | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const ground = useVectorLayer({
    baseMap: tileUrl ? undefined : props.baseMap,
    hasPoints: points !== null,
    onFail: onOutlinesNeeded,
  });

  const [motion] = useState(motionOptions);
  const close = useCallback(() => setOpen(null), []);
  const leave = () => {
    if (open) focusPin(frame.current, keyOf(open));
    close();
  };
  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Leaflet leaves Escape to the component around it
    <div className="hearth-map__frame" ref={frame} onKeyDown={leaveByEscape}>
      <MapContainer
        className="hearth-map__canvas"
        bounds={toLatLngBounds(fit ?? home)}
        boundsOptions={{ padding: [...fitMargin], maxZoom: fitMargin[0] ? 15 : 17 }}
        maxBounds={panBounds}
        maxBoundsViscosity={0.8}
        maxZoom={17}
        minZoom={5}
        keyboard={false}
        boxZoom={false}
        zoomSnap={tileUrl ? 1 : 0.25}
        zoomControl={false}
        attributionControl={false}
        trackResize={false}
        {...motion}
        scrollWheelZoom={!wheelAfterFocus}
      >
        <BaseLayer
          tileUrl={tileUrl}
          tileMaxZoom={props.tileMaxZoom}
          isCovered={ground.isDrawn}
          onTileError={props.onTileError}
        />
        <Names />
        {ground.layer}
        {!ground.isDrawn && <Outlines outlines={outlines} />}
        <PinLayer
          points={points}
          pointedAt={pointedAt}
          openKey={open && keyOf(open)}
          onOpen={setOpen}
          onPoint={onPoint}
          viewed={props.viewed}
          saved={props.saved}
          dismissed={props.dismissed}
        />
        {open && renderPopup && (
          <MapPopup key={keyOf(open)} item={open} label={pinLabel(open)} onClose={close} onLeave={leave}>
            {renderPopup(listingIdsOf(open))}
          </MapPopup>
        )}
        {wheelAfterFocus && <WheelAfterFocus />}
        <MapKeys points={points} outlines={outlines} onHold={onOutlinesNeeded} />
        {props.children}
        <MapWatch fit={fit} margin={fitMargin} onView={onView} onUserMove={onUserMove} />
        <MapControls attribution={creditOf(props, ground.credit)} />
      </MapContainer>
      {props.notice && <div className="hearth-map__notice">{props.notice}</div>}
    </div>
  );
}

/** Of the map when it is made. */
function motionOptions() {
  const isAnimated = !isCalm();
  return {
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    markerZoomAnimation: isAnimated,
    inertia: isAnimated,
  };
}

/** Room around Texas, so that what lies at its border can be moved to the middle. */
const panBounds = toLatLngBounds(mapRegion).pad(0.1);

function creditOf(
  { tileUrl, tileAttribution, outlines = noOutlines }: SearchMapProps,
  ground: string | null,
) {
  if (tileUrl) return tileAttribution;
  return ground ?? (outlines.length > 0 && 'Outlines are approximate');
}

/** Writes the names that layers give. */
function Names(): ReactNode {
  const map = useMap();
  useEffect(() => writeNames(map), [map]);
  return null;
}
