import type { IsoDate } from '../listing/listing.ts';
import type { DraftPhoto } from './draft-photos.ts';
import { datesOf } from './open-house-plan.ts';
import type { PublishedParts } from './published-parts.ts';

/** Pictures and open houses that a publication makes public. */
export interface SheetParts {
  readonly photos: number;
  readonly floorPlans: number;
  /** Pictures without words for people who do not see them. */
  readonly withoutCaption: number;
  /** Coming open houses on the clock of the edition, the first first. */
  readonly openHouses: readonly { readonly date: IsoDate; readonly start: string; readonly end: string }[];
}

/** The parts of a draft as its sheet counts them; open houses that are past stay out. */
export function sheetParts({ photos, openHouses }: PublishedParts, today: IsoDate): SheetParts {
  const count = (isCounted: (photo: DraftPhoto) => boolean) => photos.filter(isCounted).length;
  return {
    photos: count(({ kind }) => kind === 'photo'),
    floorPlans: count(({ kind }) => kind === 'floorPlan'),
    withoutCaption: count(({ kind, caption }) => kind === 'photo' && caption === ''),
    openHouses: openHouses
      .flatMap((plan) => datesOf(plan).map((date) => ({ date, start: plan.start, end: plan.end })))
      .filter(({ date }) => date >= today)
      .toSorted((a, b) => (`${a.date} ${a.start}` < `${b.date} ${b.start}` ? -1 : 1)),
  };
}
