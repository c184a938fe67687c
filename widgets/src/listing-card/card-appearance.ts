/** How a card lies: upright, a few lines beside a small photo, or as wide as there is room. */
export const cardLayouts = ['card', 'compact', 'row'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** Which of a listing's photos its card has. */
export const cardPhotos = ['all', 'one', 'none'] as const;
export type CardPhotos = (typeof cardPhotos)[number];

/** The appearance that a card has in every state: all states have the same size. */
export interface CardAppearance {
  readonly layout?: CardLayout | undefined;
  readonly photos?: CardPhotos | undefined;
}
