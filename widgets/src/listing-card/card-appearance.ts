/** How a card lies: upright, a few lines beside a small photo, or as wide as there is room. */
export const cardLayouts = ['card', 'compact', 'row'] as const;
export type CardLayout = (typeof cardLayouts)[number];

/** Which of a listing's photos its card has. */
export const cardPhotos = ['all', 'one', 'none'] as const;
export type CardPhotos = (typeof cardPhotos)[number];

/** What a card of any state is told about its looks, so that all of them have the same size. */
export interface CardAppearance {
  readonly layout?: CardLayout | undefined;
  readonly photos?: CardPhotos | undefined;
}
