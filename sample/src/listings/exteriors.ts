import type { Building } from './building.ts';
import type { Draft } from './draft.ts';

/**
 * The exterior picture of each draft, by serial. In the order of a list, newest change first, matching pictures take
 * turns, so that a page repeats none before all were used.
 */
export function exteriorNumbers(
  laidOut: readonly Draft[],
  buildingOf: (draft: Draft) => Building,
): ReadonlyMap<number, number> {
  const newestFirst = [...laidOut].sort((a, b) => compareAge(b, a));
  const turns = new Map<string, number>();
  const numbers = new Map<number, number>();
  for (const draft of newestFirst) {
    const floors = (buildingOf(draft).stories ?? 1) > 1;
    const group = `${draft.lease} ${isListed(draft)} ${draft.kind.propertyfiltertype} ${floors}`;
    const turn = turns.get(group) ?? 0;
    turns.set(group, turn + 1);
    numbers.set(draft.serial, turn);
  }
  return numbers;
}

/** Listings of a default search take turns among themselves. */
const isListed = ({ timeline }: Draft): boolean =>
  timeline.mlsstatus === 'Active' || timeline.mlsstatus.startsWith('Pending');

const stamp = ({ timeline }: Draft): string => timeline.majorchangetimestamp;
const compareAge = (a: Draft, b: Draft): number =>
  stamp(a) < stamp(b) ? -1 : stamp(a) > stamp(b) ? 1 : a.serial - b.serial;
