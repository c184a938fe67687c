import type { FeatureCollection } from 'geojson';
import { geoJSON, type Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { adoptSheet } from '../element/adopt-sheet.ts';
import sheet from './area-outline-layer.css';
import { giveNames } from './given-names.ts';
import { namesOfAreas } from './outline-names.ts';

interface AreaOutlineLayerProps {
  readonly outlines: FeatureCollection;
}

const pane = 'hearth-searched';

/** The outlines of the areas that a search names, above the ground and below its names and the pins; a child of a map. */
export function AreaOutlineLayer({ outlines }: AreaOutlineLayerProps): ReactNode {
  const map = useMap();
  useEffect(() => {
    adoptSheet(map.getContainer(), sheet);
    ensurePane(map);
    const style = { className: 'hearth-map__area' };
    const layer = geoJSON(outlines, { pane, interactive: false, style } as Parameters<
      typeof geoJSON
    >[1]).addTo(map);
    const eraseNames = giveNames(map, 'areas', namesOfAreas(outlines));
    return () => {
      eraseNames();
      layer.remove();
    };
  }, [map, outlines]);
  return null;
}

/** Below the drawn areas. */
function ensurePane(map: LeafletMap): void {
  if (!map.getPane(pane)) map.createPane(pane).style.zIndex = '444';
}
