import type { EditionId } from '@hearth/domain/edition/edition.ts';
import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';
import type { MapLayer } from '@hearth/domain/search/map/map-layers.ts';
import type { Geometry } from 'geojson';

/** A line, area or name of the base map. */
export interface MapFeature {
  /** Kind in the terms of the basemap of Protomaps, e.g. 'highway' or 'park'. */
  readonly kind: string;
  readonly name: string | null;
  /** The lowest zoom of 512 px tiles that shows it. */
  readonly minZoom: number;
  readonly geometry: Geometry;
  readonly bounds: Bounds;
}

/** The features that came together, by the file they are from. */
export interface MapFile {
  readonly edition: EditionId;
  readonly layer: MapLayer;
  readonly name: string;
  /** The credit on the map; null where none is due. */
  readonly attribution: string | null;
  /** Drawn for the sample: any other file of the layer hides it. */
  readonly sample: boolean;
}
