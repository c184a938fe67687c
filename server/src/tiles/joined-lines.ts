import type { Position } from 'geojson';

/**
 * Lines that meet at their ends as few long ones. Surveys cut a street at each crossing; a name is longer than a block on most
 * maps, and many short lines cost bytes.
 */
export function joinedLines(lines: readonly Position[][]): Position[][] {
  if (lines.length < 2) return [...lines];
  const ends = endsOf(lines);
  const used = new Set<number>();
  /** Adds lines at the end of one as long as there are any. */
  const extend = (line: Position[]): void => {
    for (;;) {
      const at = line.at(-1)!;
      const next = ends.get(at[0]!)?.find((end) => end.latitude === at[1] && !used.has(end.index));
      if (next === undefined) return;
      used.add(next.index);
      const further = lines[next.index]!;
      line.push(...(next.isStart ? further : further.toReversed()).slice(1));
    }
  };
  return lines.flatMap((line, index) => {
    if (used.has(index)) return [];
    used.add(index);
    const long = [...line];
    extend(long);
    long.reverse();
    extend(long);
    return [long];
  });
}

interface LineEnd {
  readonly latitude: number;
  /** Of the line. */
  readonly index: number;
  readonly isStart: boolean;
}

/** By longitude: a text of both would take longer to write than the lines to join. */
function endsOf(lines: readonly Position[][]): ReadonlyMap<number, readonly LineEnd[]> {
  const ends = new Map<number, LineEnd[]>();
  for (const [index, line] of lines.entries())
    for (const [position, isStart] of [[line[0]!, true] as const, [line.at(-1)!, false] as const]) {
      const [longitude = 0, latitude = 0] = position;
      const end = { latitude, index, isStart };
      const there = ends.get(longitude);
      if (there) there.push(end);
      else ends.set(longitude, [end]);
    }
  return ends;
}

/** Returns whether a line has at least two positions: files may hold parts without any. */
export const isLine = (line: unknown): boolean =>
  Array.isArray(line) && line.length > 1 && line.every((position) => Array.isArray(position));
