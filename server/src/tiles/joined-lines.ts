import type { Position } from 'geojson';

/**
 * Lines that meet at their ends as few long ones. Surveys cut a street at each crossing; a name is longer than a block on most
 * maps, and many short lines cost bytes.
 */
export function joinedLines(lines: readonly Position[][]): Position[][] {
  if (lines.length < 2) return [...lines];
  const ends = lines.map((line) => [keyOf(line[0]!), keyOf(line.at(-1)!)] as const);
  const byEnd = new Map<string, number[]>();
  for (const [index, keys] of ends.entries())
    for (const key of keys) {
      const there = byEnd.get(key);
      if (there) there.push(index);
      else byEnd.set(key, [index]);
    }
  const used = new Set<number>();
  /** Adds lines at the end of one, which lies at `key`, as long as there are any. */
  const extend = (line: Position[], key: string): void => {
    let at = key;
    for (;;) {
      const index = byEnd.get(at)?.find((each) => !used.has(each));
      if (index === undefined) return;
      used.add(index);
      const [start, end] = ends[index]!;
      const isForward = start === at;
      line.push(...(isForward ? lines[index]! : lines[index]!.toReversed()).slice(1));
      at = isForward ? end : start;
    }
  };
  return lines.flatMap((line, index) => {
    if (used.has(index)) return [];
    used.add(index);
    const long = [...line];
    extend(long, ends[index]![1]);
    long.reverse();
    extend(long, ends[index]![0]);
    return [long];
  });
}

/** Whether a line has at least two positions: files may hold parts without any. */
export const isLine = (line: unknown): boolean =>
  Array.isArray(line) && line.length > 1 && line.every((position) => Array.isArray(position));

const keyOf = ([longitude, latitude]: Position): string => `${longitude} ${latitude}`;
