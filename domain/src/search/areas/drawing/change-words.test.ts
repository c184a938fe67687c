import { expect, it } from 'vitest';
import { metersPerMile } from '../distance.ts';
import { changeWords } from './change-words.ts';
import { pointAt } from './circle-area.ts';
import { type Drawing, type DrawingAction, drawingReducer, noDrawing } from './drawing-state.ts';

const start = { latitude: 30.27, longitude: -97.74 };
const east = pointAt(start, 90, metersPerMile);
const northEast = pointAt(start, 45, metersPerMile);
const corner = (point = start): DrawingAction => ({ type: 'corner', point });

/** The words of the last of these actions. */
function said(...actions: readonly DrawingAction[]): string {
  let [before, after]: [Drawing, Drawing] = [noDrawing, noDrawing];
  for (const action of actions) [before, after] = [after, drawingReducer(after, action)];
  return changeWords(before, after);
}
const begin: DrawingAction = { type: 'start', mode: 'keyboard' };
const triangle = [begin, corner(), corner(east), corner(northEast)];
const closed: readonly DrawingAction[] = [...triangle, { type: 'close' }];

const secondArea: readonly DrawingAction[] = [
  { type: 'another' },
  { type: 'area', area: [start, east, northEast] },
];

it.each<[string, readonly DrawingAction[]]>([
  ['The list and its filters are paused while you draw', [begin]],
  ['3 corners to change', [{ type: 'edit', id: 'x', areas: [[start, east, northEast]] }]],
  ['', [begin, { type: 'mode', mode: 'corners' }]],
  ['Corner 1. Add at least two more.', [begin, corner()]],
  ['Corner 2, 1 mile east of corner 1', [begin, corner(), corner(east)]],
  ['Corner 3 was removed', [...triangle, { type: 'undo' }]],
  ['No corners are left', [begin, corner(), { type: 'undo' }]],
  ['The area is closed: 3 corners, about 0.4 square miles', closed],
  ['The area was removed', [...closed, { type: 'undo' }]],
  ['Corner 2 moved 1 mile west', [...closed, { type: 'move', area: 0, corner: 1, to: start }]],
  ['A corner was added, 4 corners', [...closed, { type: 'insert', area: 0, corner: 1, point: start }]],
  ['Saving the area', [...closed, { type: 'save' }]],
  ['The area is searched', [...closed, { type: 'save' }, { type: 'stop' }]],
  ['2 areas are searched', [...closed, ...secondArea, { type: 'save' }, { type: 'stop' }]],
  ['', [...closed, { type: 'stop' }]],
  ['No connection', [...closed, { type: 'save' }, { type: 'fail', words: 'No connection' }]],
])('%s', (words, actions) => {
  expect(said(...actions)).toBe(words);
});
