import type { Feature, GeoJsonObject } from 'geojson';
import { geoJSON } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { giveNames } from './given-names.ts';
import { namesOfOutlines } from './outline-names.ts';

interface OutlinesProps {
  /**
   * Features may carry a `name` and a `type`: 'county' and 'city' are areas, 'water' is filled, 'road' is a line, 'place'
   * is a name at a point; all else is drawn as a county is.
   */
  readonly outlines: readonly GeoJsonObject[];
}

/** Counties, cities, waters and roads under the pins, with their names where there is room. */
export function Outlines({ outlines }: OutlinesProps): ReactNode {
  const map = useMap();
  useEffect(() => {
    const layers = outlines.map((outline) =>
      geoJSON(outline, { interactive: false, filter: isDrawn, style }).addTo(map),
    );
    const eraseNames = giveNames(map, 'outlines', outlines.flatMap(namesOfOutlines));
    return () => {
      eraseNames();
      for (const layer of layers) layer.remove();
    };
  }, [map, outlines]);
  return null;
}

/** A place has nothing but its name. */
const isDrawn = ({ geometry }: Feature): boolean => geometry.type !== 'Point';

const style = (feature: Feature | undefined) => ({
  className: `hearth-map__outline hearth-map__outline--${classOf(feature?.properties?.type)}`,
});

const classOf = (type: unknown): string =>
  ['city', 'water', 'road'].find((known) => known === type) ?? 'county';
