/** Layers of the base map, by their names in the import. */
export const mapLayers = ['roads', 'water', 'parks', 'places'] as const;
export type MapLayer = (typeof mapLayers)[number];
