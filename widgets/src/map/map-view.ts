import type { Bounds } from '@hearth/domain/search/areas/bounds.ts';

/** View of a map: the box in view and Leaflet's zoom, 0 to 17. */
export interface MapView {
  readonly bounds: Bounds;
  readonly zoom: number;
}
