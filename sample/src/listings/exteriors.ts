import type { SampleLocation } from '../geography/locate.ts';
import type { Draft } from './draft.ts';

/** How many homes before a home, in each list that it is part of, have another picture. */
const APART = 3;

/**
 * The exterior picture of each draft, by serial: of those that fit, the one that was longest out of sight. In the order of
 * a list, newest first, no home has the picture of the homes before it, in the whole region and in each of its areas.
 */
export function chooseExteriors(
  laidOut: readonly Draft[],
  fitting: (draft: Draft) => readonly string[],
): ReadonlyMap<number, string> {
  const newestFirst = [...laidOut].sort((a, b) => compareAge(b, a));
  const walls = new Map<string, Wall>();
  const chosen = new Map<number, string>();
  for (const draft of newestFirst) {
    const list = `${draft.lease} ${isListed(draft)}`;
    const wall = walls.get(list) ?? createWall();
    walls.set(list, wall);
    const picture = wall.hang(fitting(draft), areasOf(draft.location));
    if (picture !== undefined) chosen.set(draft.serial, picture);
  }
  return chosen;
}

/** The pictures of one list. */
interface Wall {
  hang(fitting: readonly string[], areas: readonly string[]): string | undefined;
}

function createWall(): Wall {
  const lastTurn = new Map<string, number>();
  const latest = new Map<string, string[]>();
  let turn = 0;
  const longestUnseen = (pictures: readonly string[]): string | undefined =>
    pictures.reduce<string | undefined>(
      (best, picture) =>
        best === undefined || (lastTurn.get(picture) ?? 0) < (lastTurn.get(best) ?? 0) ? picture : best,
      undefined,
    );
  return {
    hang(fitting, areas) {
      const without = (homes: number) => {
        const near = new Set(areas.flatMap((area) => latest.get(area)?.slice(0, homes) ?? []));
        return fitting.filter((picture) => !near.has(picture));
      };
      const picture = longestUnseen(without(APART)) ?? longestUnseen(without(1)) ?? longestUnseen(fitting);
      if (picture === undefined) return undefined;
      lastTurn.set(picture, ++turn);
      for (const area of areas) latest.set(area, [picture, ...(latest.get(area) ?? [])].slice(0, APART));
      return picture;
    },
  };
}

/** The lists that a home is part of. */
const areasOf = (location: SampleLocation): string[] => [
  'region',
  `county ${location.county}`,
  `city ${location.city}`,
  `ZIP ${location.postalcode}`,
  `neighborhood ${location.subdivisionname}`,
  `MLS area ${location.mlsarea}`,
  `district ${location.schooldistrict}`,
  `elementary ${location.elementaryschool}`,
  `middle ${location.middleschool}`,
  `high ${location.highschool}`,
  `water ${location.waterbodyname}`,
  `street ${location.streetdirprefix} ${location.streetname}`,
];

/** Listings of a default search are one list. */
const isListed = ({ timeline }: Draft): boolean =>
  timeline.mlsstatus === 'Active' || timeline.mlsstatus.startsWith('Pending');

/** The order of a default search: by the day a home came on the market, then by serial. */
const stamp = ({ timeline }: Draft): string => timeline.onmarketdate ?? timeline.listedAt;
const compareAge = (a: Draft, b: Draft): number =>
  stamp(a) < stamp(b) ? -1 : stamp(a) > stamp(b) ? 1 : a.serial - b.serial;
