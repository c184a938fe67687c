import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { IconButton } from '../ui/button.tsx';
import { PanControl } from './pan-control.tsx';
import { type Scale, scaleOf } from './scale.ts';

interface MapControlsProps {
  readonly attribution?: string | false | undefined;
}

/** Zoom buttons, the scale and who made the map; ours, since Leaflet writes its own as markup, which pages may forbid. */
export function MapControls({ attribution }: MapControlsProps): ReactNode {
  const map = useMap();
  const [state, setState] = useState(() => controlsOf(map));
  // One object for all renders: another one would be subscribed again, and miss a move made in that moment.
  const handlers = useMemo(() => {
    const read = () => setState(controlsOf(map));
    return { zoomend: read, moveend: read };
  }, [map]);
  useMapEvents(handlers);
  return (
    <>
      <div className="hearth-map__zoom">
        <IconButton icon="plus" label="Zoom in" disabled={!state.canZoomIn} onClick={() => map.zoomIn()} />
        <IconButton
          icon="minus"
          label="Zoom out"
          disabled={!state.canZoomOut}
          onClick={() => map.zoomOut()}
        />
        <PanControl />
      </div>
      <div className="hearth-map__foot">
        <span className="hearth-map__scale" style={{ inlineSize: `${state.scale.width}px` }}>
          {state.scale.text}
        </span>
        {attribution && <span className="hearth-map__attribution">{attribution}</span>}
      </div>
    </>
  );
}

interface ControlsState {
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly scale: Scale;
}

function controlsOf(map: LeafletMap): ControlsState {
  const { x, y } = map.getSize().divideBy(2);
  const metersPerPixel = map.distance(
    map.containerPointToLatLng([x, y]),
    map.containerPointToLatLng([x + 1, y]),
  );
  return {
    canZoomIn: map.getZoom() < map.getMaxZoom(),
    canZoomOut: map.getZoom() > map.getMinZoom(),
    scale: scaleOf(metersPerPixel, 96),
  };
}
