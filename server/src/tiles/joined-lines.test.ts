import { expect, it } from 'vitest';
import { isLine, joinedLines } from './joined-lines.ts';

const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((at) => [-97 - at, 30]) as [number, number][];

it.each([
  [
    'apart stay',
    [
      [a!, b!],
      [c!, d!],
    ],
    [
      [a, b],
      [c, d],
    ],
  ],
  [
    'in a row become one, whichever way they run',
    [
      [b!, c!],
      [b!, a!],
      [c!, d!],
    ],
    [[d, c, b, a]],
  ],
  [
    'around a block end where they began',
    [
      [a!, b!],
      [b!, c!],
      [c!, a!],
    ],
    [[a, c, b, a]],
  ],
  [
    'at a fork lose nothing',
    [
      [a!, b!],
      [b!, c!],
      [b!, d!],
      [d!, e!],
    ],
    [
      [e, d, b],
      [c, b, a],
    ],
  ],
])('lines %s', (_what, lines, joined) => {
  const sorted = (some: unknown[]) => some.map((line) => JSON.stringify(line)).toSorted();
  const bothWays = (some: unknown[][]) => sorted(some.flatMap((line) => [line, line.toReversed()]));
  const result = joinedLines(lines);
  const pointsOf = (some: readonly unknown[][]) => some.reduce((sum, line) => sum + line.length - 1, 0);
  expect(pointsOf(result)).toBe(pointsOf(lines));
  expect(result.length).toBe(joined.length);
  if (joined.length === 1 || lines.length === 2) expect(bothWays(result)).toEqual(bothWays(joined));
});

it('takes nothing for a line that has fewer than two positions', () => {
  expect([[], [a], a, null, [a, b]].map(isLine)).toEqual([false, false, false, false, true]);
});
