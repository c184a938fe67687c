import type { Draft } from './draft.ts';

/**
 * The exterior picture of each draft, by serial: as a list shows them, newest change first, the pictures of a kind follow one
 * another, so that a page repeats none before all had their turn.
 */
export function exteriorNumbers(laidOut: readonly Draft[]): ReadonlyMap<number, number> {
  const newestFirst = [...laidOut].sort((a, b) => compareText(b, a));
  const turns = new Map<string, number>();
  const numbers = new Map<number, number>();
  for (const draft of newestFirst) {
    const group = `${draft.lease} ${draft.kind.propertyfiltertype}`;
    const turn = turns.get(group) ?? 0;
    turns.set(group, turn + 1);
    numbers.set(draft.serial, turn);
  }
  return numbers;
}

const stamp = ({ timeline }: Draft): string => timeline.majorchangetimestamp;
const compareText = (a: Draft, b: Draft): number =>
  stamp(a) < stamp(b) ? -1 : stamp(a) > stamp(b) ? 1 : a.serial - b.serial;
