import type { Area } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { circleMarker, type Layer, type Map as LeafletMap, layerGroup, polygon, polyline } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { areaPane, drawingPane, latLngOf } from './ground.ts';

interface AreaShapesProps {
  readonly areas: readonly Area[];
  readonly line?: Area;
  /** An area that is shown before it is taken. */
  readonly preview?: Area | null;
  /** Indexes of the invalid areas. */
  readonly wrong?: readonly number[];
  readonly lineIsWrong?: boolean;
}

const nowhere: Area = [];
const noneWrong: readonly number[] = [];

/** Areas, and the line of the one that is drawn, on the map; for the eye only. */
export function AreaShapes(props: AreaShapesProps): ReactNode {
  const { areas, line = nowhere, preview = null, wrong = noneWrong, lineIsWrong = false } = props;
  const map = useMap();
  useEffect(
    () =>
      shown(
        map,
        areas.map((area, index) => areaShape(area, wrong.includes(index) ? 'wrong' : 'ready')),
      ),
    [map, areas, wrong],
  );
  useEffect(() => shown(map, preview ? [areaShape(preview, 'preview')] : []), [map, preview]);
  useEffect(() => shown(map, lineShapes(line, lineIsWrong)), [map, line, lineIsWrong]);
  return null;
}

function shown(map: LeafletMap, shapes: readonly Layer[]): () => void {
  const group = layerGroup([...shapes]).addTo(map);
  return () => void group.remove();
}

const areaShape = (area: Area, look: 'ready' | 'wrong' | 'preview'): Layer =>
  polygon(area.map(latLngOf), {
    pane: areaPane,
    className: `hearth-drawing__area hearth-drawing__area--${look}`,
    interactive: false,
  });

/** The first corner is larger, since a press on it closes the area. */
function lineShapes(line: Area, isWrong: boolean): readonly Layer[] {
  const look = isWrong ? ' hearth-drawing__line--wrong' : '';
  const way = polyline(line.map(latLngOf), {
    pane: drawingPane,
    className: `hearth-drawing__line${look}`,
    interactive: false,
  });
  const corners = line.map((corner, index) =>
    circleMarker(latLngOf(corner), {
      pane: drawingPane,
      radius: index === 0 ? 7 : 4,
      className: `hearth-drawing__dot${look}`,
      interactive: false,
    }),
  );
  return [way, ...corners];
}
