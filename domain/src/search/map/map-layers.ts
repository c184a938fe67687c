/** What an operator imports for the base map, by the words of the import. */
export const mapLayers = ['roads', 'water', 'parks', 'places'] as const;
export type MapLayer = (typeof mapLayers)[number];
