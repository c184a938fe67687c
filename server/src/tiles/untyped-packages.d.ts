declare module 'vt-pbf' {
  import type { LegacyTile } from 'geojson-vt';

  export function fromGeojsonVt(
    layers: Readonly<Record<string, LegacyTile>>,
    options?: { readonly version?: 1 | 2 },
  ): Uint8Array;
}
