import { groupBy } from '../geography/group-by.ts';
import { type BuildingFacts, pictureFacts } from './picture-facts.ts';

/** The subject of a picture. */
export type PictureKind = keyof typeof pictureFacts;

/** A picture in `sample/pictures/homes`. */
export interface Picture extends BuildingFacts {
  /** Name of the file without its ending: `house-07`. */
  readonly name: string;
  readonly kind: PictureKind;
}

/** The size of each picture of a home in px. */
export const pictureSize = { width: 960, height: 640 };

/** All pictures of homes, exteriors first. */
export const pictures: readonly Picture[] = Object.entries(pictureFacts).flatMap(([kind, facts]) =>
  facts.map(
    (shown: BuildingFacts, index): Picture => ({
      ...shown,
      name: `${kind}-${String(index + 1).padStart(2, '0')}`,
      kind: kind as PictureKind,
    }),
  ),
);

const byName = new Map(pictures.map((picture) => [picture.name, picture]));
const byKind = groupBy(pictures, ({ kind }) => kind);

export const picturesOf = (kind: PictureKind): readonly Picture[] => byKind.get(kind) ?? [];

/** The address of a picture as a photo of a listing: `/photos/house-07.webp`. */
export const pictureAddress = (name: string): string => `/photos/${name}.webp`;

/** The picture of a name or an address; undefined for any other text. */
export const findPicture = (nameOrAddress: string): Picture | undefined =>
  byName.get(nameOrAddress.replace(/^\/photos\/|\.webp$/g, ''));

/** The number of pictures of each kind. */
export const pictureCounts: ReadonlyMap<string, number> = new Map(
  [...byKind].map(([kind, found]) => [kind, found.length]),
);
