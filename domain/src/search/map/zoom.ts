/** The nearest zoom of our maps (specification section 9, 'max map zoom'). */
export const nearestZoom = 17;
