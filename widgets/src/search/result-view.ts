/** How results are drawn: cards side by side, one below the other, or lines of a table. */
export const resultViews = ['gallery', 'list', 'table'] as const;
export type ResultView = (typeof resultViews)[number];

/** The layout of a card, also of the skeletons of a table. */
export const layoutOf = (view: ResultView) => (view === 'gallery' ? 'card' : 'row');
