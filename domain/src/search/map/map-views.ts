/** The backgrounds of a map. */
export const mapViewTypes = ['roadmap', 'satellite', 'terrain'] as const;
export type MapViewType = (typeof mapViewTypes)[number];
