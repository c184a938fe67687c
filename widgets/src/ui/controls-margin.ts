/** Pixels beside, above and below the pins of a map that keep them clear of its controls: zoom buttons and location at the sides, the rest above and below. */
export const controlsMargin = [76, 84] as const;
