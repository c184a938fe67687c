import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Popup, useMap } from 'react-leaflet';
import { IconButton } from '../ui/button.tsx';
import { gently } from './motion.ts';
import { moveByCode } from './move-by-code.ts';
import type { MapItem } from './pin.ts';

const offset: [number, number] = [0, -14];
/** Pixels between a popup and the edge of the map. */
const margin = 16;
/** Below it, for its tip and its pin: see popup.css. */
const below = 56;
/** More of them at its sides where the buttons to zoom stay beside it: see search-map.css. */
const wideMargin = 64;
const wide = 560;

interface MapPopupProps {
  readonly item: MapItem;
  readonly label: string;
  /** It is gone, e.g. by a press on the map. */
  readonly onClose: () => void;
  /** Its close button was pressed: the focus goes back to the pin. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A box beside its pin. It takes the focus when it opens; Escape and its button close it. */
export function MapPopup({ item, label, onClose, onLeave, children }: MapPopupProps): ReactNode {
  // Another identity would take the popup away and put it back.
  const [position] = useState<[number, number]>([item.latitude, item.longitude]);
  const handlers = useMemo(() => ({ remove: onClose }), [onClose]);
  return (
    <Popup
      position={position}
      className="hearth-map__popup"
      closeButton={false}
      minWidth={264}
      maxWidth={264}
      offset={offset}
      // Leaflet starts its pan again with each render, which moves the map, which renders.
      autoPan={false}
      eventHandlers={handlers}
    >
      <Box label={label} onLeave={onLeave}>
        {children}
      </Box>
    </Popup>
  );
}

/** Mounted when Leaflet has put the popup into the page, which is when it can take the focus. */
function Box({ label, onLeave, children }: Omit<MapPopupProps, 'item' | 'onClose'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const map = useMap();
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => (box.current ? keepInView(map, box.current) : undefined), [map]);
  return (
    <div ref={box} className="hearth-map__popup-box" role="dialog" aria-label={label} tabIndex={-1}>
      <div className="hearth-map__popup-content">{children}</div>
      <IconButton className="hearth-map__close" icon="close" label="Close" onClick={onLeave} />
    </div>
  );
}

/**
 * Moves the map whenever the popup, whose card loads and grows, is not in it as a whole, until the visitor presses in the popup
 * or moves the map: a button that moves away between press and release gets no click. Returns how to end it.
 */
function keepInView(map: LeafletMap, popup: HTMLElement): () => void {
  let stay = () => {};
  // Observers are called after the layout of a frame, when Leaflet has placed the popup.
  const observer = new ResizeObserver(() => {
    stay();
    stay = makeRoom(map, popup);
  });
  observer.observe(popup);
  const end = () => observer.disconnect();
  const press = () => {
    end();
    stay();
  };
  popup.addEventListener('pointerdown', press);
  map.on('dragstart', end);
  return () => {
    end();
    popup.removeEventListener('pointerdown', press);
    map.off('dragstart', end);
  };
}

/** Moves the map so far that the whole popup is in it; returns what stops it. */
function makeRoom(map: LeafletMap, popup: Element): () => void {
  const { left, top, right, bottom } = map.getContainer().getBoundingClientRect();
  const box = popup.getBoundingClientRect();
  const side = right - left > wide ? wideMargin : margin;
  const x = beyond(box.left, box.right, left + side, right - side);
  const y = beyond(box.top, box.bottom, top + margin, bottom - below);
  let isMoving = false;
  if (x !== 0 || y !== 0) {
    const middle = map.unproject(map.project(map.getCenter()).add([x, y]));
    moveByCode(map, () => map.panTo(middle, gently()));
    isMoving = map.getPane('mapPane')?.classList.contains('leaflet-pan-anim') ?? false;
    map.once('moveend', () => {
      isMoving = false;
    });
  }
  return () => {
    if (isMoving) moveByCode(map, () => map.stop());
  };
}

/** How far from..to reaches out of min..max; where it is longer, its start counts. */
function beyond(from: number, to: number, min: number, max: number): number {
  if (from < min) return from - min;
  return to > max ? Math.min(to - max, from - min) : 0;
}
