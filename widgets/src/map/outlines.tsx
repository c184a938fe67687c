import type { GeoJsonObject } from 'geojson';
import { type GeoJSON, geoJSON, type Map as LeafletMap, type Polygon } from 'leaflet';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

interface OutlinesProps {
  /** Features may carry `name`, written in their middle, and `type`: 'water' is filled, all else is a line. */
  readonly outlines: readonly GeoJsonObject[];
}

/** Counties, cities and waters as lines under the pins, with their names where there is room. */
export function Outlines({ outlines }: OutlinesProps): ReactNode {
  const map = useMap();
  useEffect(() => {
    namesPane(map);
    const layers = outlines.map((outline) => drawn(outline).addTo(map));
    const fitNames = () => {
      for (const layer of layers) nameWhereFits(layer, map);
    };
    fitNames();
    map.on('zoomend', fitNames);
    return () => {
      map.off('zoomend', fitNames);
      for (const layer of layers) layer.remove();
    };
  }, [map, outlines]);
  return null;
}

const drawn = (outline: GeoJsonObject): GeoJSON =>
  geoJSON(outline, {
    interactive: false,
    style: (feature) => ({
      className: `hearth-map__outline hearth-map__outline--${kindOf(feature?.properties)}`,
    }),
    onEachFeature(feature, layer) {
      const name = textOf(feature.properties?.name);
      if (name)
        layer.bindTooltip(nameTag(name), {
          permanent: true,
          direction: 'center',
          pane: 'hearth-names',
          className: 'hearth-map__name',
        });
    },
  });

/** Names lie over the lines and under the pins. */
function namesPane(map: LeafletMap): void {
  const pane = map.getPane('hearth-names') ?? map.createPane('hearth-names');
  pane.style.zIndex = '450';
}

type Properties = Readonly<Record<string, unknown>> | null | undefined;

const kindOf = (properties: Properties): string => (properties?.type === 'water' ? 'water' : 'land');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An element and not text, which Leaflet would read as markup. */
function nameTag(name: string): HTMLElement {
  const tag = document.createElement('span');
  tag.textContent = name;
  return tag;
}

/** A name is shown where its area is wider than some 80 px and not wider than the map. */
function nameWhereFits(layers: GeoJSON, map: LeafletMap): void {
  layers.eachLayer((layer) => {
    const box = (layer as Polygon).getBounds?.();
    if (!box?.isValid()) return;
    const width = map.project(box.getNorthEast()).x - map.project(box.getSouthWest()).x;
    if (width > 80 && width < map.getSize().x * 3) layer.openTooltip();
    else layer.closeTooltip();
  });
}
