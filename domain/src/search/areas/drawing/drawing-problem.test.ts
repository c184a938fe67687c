import { expect, it } from 'vitest';
import { areaProblem, drawingProblem } from './drawing-problem.ts';

const at = (longitude: number, latitude: number) => ({ latitude, longitude });
const square = [at(-97.8, 30.2), at(-97.7, 30.2), at(-97.7, 30.3), at(-97.8, 30.3)];
const bowTie = [at(-97.8, 30.2), at(-97.7, 30.3), at(-97.7, 30.2), at(-97.8, 30.3)];

it.each([
  ['a square', square, null],
  ['a bow tie', bowTie, /crosses itself/],
  [
    'an area of Paris',
    square.map(({ latitude }) => at(2.3 + latitude / 1_000, latitude + 18)),
    /beyond Texas/,
  ],
  ['two corners', [square[0]!, square[1]!, square[1]!], /at least three corners/],
  ['corners on one line', [at(-97.8, 30.2), at(-97.7, 30.2), at(-97.6, 30.2)], /on one line/],
])('%s', (_, area, words) => {
  const problem = areaProblem(area);
  if (words) expect(problem).toMatch(words);
  else expect(problem).toBeNull();
});

it('an open line may cross itself already, and one invalid area makes the drawing invalid', () => {
  expect(drawingProblem({ line: bowTie, areas: [] })).toMatch(/crosses itself/);
  expect(drawingProblem({ line: bowTie.slice(0, 3), areas: [square] })).toBeNull();
  expect(drawingProblem({ line: [], areas: [square, bowTie] })).toMatch(/crosses itself/);
});
