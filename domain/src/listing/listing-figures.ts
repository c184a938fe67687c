/** Counts and sizes of a home, by the names of a listing. Type, storage, builders and samples derive from this list. */
export const listingFigures = [
  'numberofunitstotal',
  'bedroomstotal',
  'bathroomsfull',
  'bathroomshalf',
  /** Square feet. */
  'livingarea',
  /** Acres. */
  'lotsizearea',
  'yearbuilt',
  'stories',
  'garagespaces',
  /** Square feet of the whole building: what commercial and income property is measured by. */
  'buildingareatotal',
] as const;
export type ListingFigure = (typeof listingFigures)[number];

/** The figures of a home; null where the source does not state one. */
export type ListingFigures = Readonly<Record<ListingFigure, number | null>>;

/** A home without known figures. */
export const noFigures = Object.fromEntries(listingFigures.map((name) => [name, null])) as Readonly<
  Record<ListingFigure, null>
>;
