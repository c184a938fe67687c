/** What a map can be drawn on. */
export const mapViewTypes = ['roadmap', 'satellite', 'terrain'] as const;
export type MapViewType = (typeof mapViewTypes)[number];
