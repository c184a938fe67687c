import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Popup } from 'react-leaflet';
import { IconButton } from '../ui/button.tsx';
import type { MapItem } from './pin.ts';

const offset: [number, number] = [0, -14];
const autoPanPadding: [number, number] = [16, 16];

interface MapPopupProps {
  readonly item: MapItem;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A box beside its pin. It takes the focus when it opens; Escape and its button close it. */
export function MapPopup({ item, label, onClose, children }: MapPopupProps): ReactNode {
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
      autoPanPadding={autoPanPadding}
      eventHandlers={handlers}
    >
      <Box label={label} onClose={onClose}>
        {children}
      </Box>
    </Popup>
  );
}

/** Mounted when Leaflet has put the popup into the page, which is when it can take the focus. */
function Box({ label, onClose, children }: Omit<MapPopupProps, 'item'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className="hearth-map__popup-box" role="dialog" aria-label={label} tabIndex={-1}>
      {children}
      <IconButton className="hearth-map__close" icon="close" label="Close" onClick={onClose} />
    </div>
  );
}
