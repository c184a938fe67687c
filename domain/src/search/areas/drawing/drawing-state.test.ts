import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canApply,
  type Drawing,
  type DrawingAction,
  drawingReducer,
  hasChanges,
  noDrawing,
} from './drawing-state.ts';
import { type DrawingStatus, isBusy } from './drawing-status.ts';

const at = (x: number, y: number) => ({ latitude: y, longitude: x });
const [a, b, c, d] = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] as const;
const square = [a, b, c, d];
const start: DrawingAction = { type: 'start', mode: 'corners' };
const corners = (...points: readonly ReturnType<typeof at>[]): DrawingAction[] =>
  points.map((point) => ({ type: 'corner', point }));
const close: DrawingAction = { type: 'close' };
const undo: DrawingAction = { type: 'undo' };
const redo: DrawingAction = { type: 'redo' };
const closedSquare = [start, ...corners(...square), close];

const after = (...actions: readonly DrawingAction[]): Drawing => actions.reduce(drawingReducer, noDrawing);

describe('the four states', () => {
  it.each<[DrawingStatus, string, readonly DrawingAction[]]>([
    ['NoDrawing', 'before anything', []],
    ['NoDrawing', 'a corner without a drawing', corners(a)],
    ['Init', 'drawing is begun', [start]],
    ['Drawing In Process', 'the first corner', [start, ...corners(a)]],
    ['Drawing In Process', 'too few corners to close', [start, ...corners(a, b), close]],
    ['Continue Drawing', 'an area is closed', closedSquare],
    ['Continue Drawing', 'a circle is taken', [start, { type: 'area', area: square }]],
    ['Drawing In Process', 'a hand draws', [start, { type: 'stroke', point: a }]],
    [
      'Continue Drawing',
      'the hand lets go',
      [start, { type: 'stroke', point: a }, { type: 'area', area: square }],
    ],
    [
      'Init',
      'the line of the hand was none',
      [{ type: 'start', mode: 'freehand' }, { type: 'stroke', point: a }, { type: 'drop' }],
    ],
    ['Init', 'another area is asked for', [...closedSquare, { type: 'another' }]],
    ['Init', 'another way is chosen for the next area', [...closedSquare, { type: 'mode', mode: 'circle' }]],
    ['Drawing In Process', 'the other area is begun', [...closedSquare, { type: 'another' }, ...corners(a)]],
    ['Drawing In Process', 'closing is undone', [...closedSquare, undo]],
    ['Continue Drawing', 'and redone', [...closedSquare, undo, redo]],
    ['Init', 'everything is undone', [...closedSquare, undo, undo, undo, undo, undo, undo]],
    ['Continue Drawing', 'an area is opened for changes', [{ type: 'edit', id: 'x', areas: [square] }]],
    ['Continue Drawing', 'saving failed', [...closedSquare, { type: 'save' }, { type: 'fail', words: 'no' }]],
    ['NoDrawing', 'it was saved', [...closedSquare, { type: 'save' }, { type: 'stop' }]],
    ['NoDrawing', 'it is given up', [...closedSquare, { type: 'stop' }]],
  ])('%s: %s', (status, _, actions) => {
    expect(after(...actions).status).toBe(status);
  });

  it('drawing an area pauses the rest of the search', () => {
    expect((['NoDrawing', 'Init', 'Drawing In Process', 'Continue Drawing'] as const).filter(isBusy)).toEqual(
      ['Init', 'Drawing In Process'],
    );
  });
});

describe('drawing', () => {
  it('corners close to an area; a drawing can have several areas', () => {
    const drawing = after(...closedSquare, { type: 'another' }, ...corners(a, c, b), close);
    expect(drawing.areas).toEqual([square, [a, c, b]]);
    expect(drawing.line).toEqual([]);
  });

  it('the second half of a double click adds no corner', () => {
    expect(after(start, ...corners(a, b, b)).line).toEqual([a, b]);
  });

  it('a click on the map adds no corner while no area is asked for', () => {
    expect(after(...closedSquare, ...corners(a)).line).toEqual([]);
  });

  it('a stroke and its area are undone as one', () => {
    const drawing = after(start, { type: 'stroke', point: a }, { type: 'area', area: square }, undo);
    expect(drawing).toMatchObject({ areas: [], line: [], status: 'Init' });
  });

  it('corners stay in keyboard mode, and undo restores those that another mode dropped', () => {
    expect(after(start, ...corners(a, b), { type: 'mode', mode: 'keyboard' }).line).toEqual([a, b]);
    const freehand = after(start, ...corners(a, b), { type: 'mode', mode: 'freehand' });
    expect(freehand.line).toEqual([]);
    expect(drawingReducer(freehand, undo).line).toEqual([a, b]);
  });

  it('undo restores a discarded line', () => {
    expect(after(start, ...corners(a, b), { type: 'drop' }, undo).line).toEqual([a, b]);
  });
});

describe('changing corners', () => {
  const reshaped = (...actions: readonly DrawingAction[]) => after(...closedSquare, ...actions).areas[0];
  const to = at(9, 9);

  it('a corner moves, comes and goes', () => {
    expect(reshaped({ type: 'move', area: 0, corner: 1, to })).toEqual([a, to, c, d]);
    expect(reshaped({ type: 'insert', area: 0, corner: 3, point: to })).toEqual([a, b, c, d, to]);
    expect(reshaped({ type: 'remove', area: 0, corner: 0 })).toEqual([b, c, d]);
  });

  it('three corners stay', () => {
    const remove: DrawingAction = { type: 'remove', area: 0, corner: 0 };
    expect(reshaped(remove, remove, remove)).toEqual([b, c, d]);
  });

  it('changes of unknown corners have no effect', () => {
    expect(
      reshaped({ type: 'move', area: 1, corner: 0, to }, { type: 'remove', area: 0, corner: 7 }),
    ).toEqual(square);
  });

  it('undo reverts all steps of one move, and moves of another corner separately', () => {
    const move = (corner: number, x: number): DrawingAction => ({
      type: 'move',
      area: 0,
      corner,
      to: at(x, 5),
    });
    const moves = [move(0, 5), move(0, 6), move(0, 7), move(1, 8)];
    expect(reshaped(...moves, undo)).toEqual([at(7, 5), b, c, d]);
    expect(reshaped(...moves, undo, undo)).toEqual(square);
  });

  it('inserting a corner and dragging it is one step', () => {
    const actions: readonly DrawingAction[] = [
      { type: 'insert', area: 0, corner: 0, point: at(0.5, 0) },
      { type: 'move', area: 0, corner: 1, to },
    ];
    expect(reshaped(...actions)).toEqual([a, to, b, c, d]);
    expect(reshaped(...actions, undo)).toEqual(square);
  });
});

describe('saving', () => {
  it('saves closed areas that are new', () => {
    expect(canApply(after(start))).toBe(false);
    expect(canApply(after(start, ...corners(a, b, c)))).toBe(false);
    expect(canApply(after(...closedSquare))).toBe(true);
    const edit: DrawingAction = { type: 'edit', id: 'x', areas: [square] };
    expect(canApply(after(edit))).toBe(false);
    expect(canApply(after(edit, { type: 'remove', area: 0, corner: 0 }))).toBe(true);
    expect(hasChanges(after(edit, { type: 'remove', area: 0, corner: 0 }, undo))).toBe(false);
  });

  it('sets a flag that disables changes', () => {
    const saving = after(...closedSquare, { type: 'save' });
    expect(saving.saving).toBe(true);
    for (const action of [undo, { type: 'another' }, { type: 'save' }] as const) {
      expect(drawingReducer(saving, action)).toBe(saving);
    }
  });

  it('preserves the drawing after a failure, with the reason until the next change', () => {
    const failed = after(...closedSquare, { type: 'save' }, { type: 'fail', words: 'You are offline.' });
    expect(failed).toMatchObject({ saving: false, failure: 'You are offline.', areas: [square] });
    expect(canApply(failed)).toBe(true);
    expect(drawingReducer(failed, { type: 'remove', area: 0, corner: 0 }).failure).toBeNull();
  });

  it('a discarded drawing can be restored', () => {
    const drawing = after(...closedSquare);
    expect(after({ type: 'restore', drawing })).toEqual(drawing);
  });

  it('a restored drawing does not replace one that was begun since', () => {
    const discarded = after(...closedSquare);
    const newer = after(start, { type: 'corner', point: at(7, 7) });
    expect(drawingReducer(newer, { type: 'restore', drawing: discarded })).toBe(newer);
  });
});

const point = fc.record({ x: fc.nat(5), y: fc.nat(5) }).map(({ x, y }) => at(x, y));
const handle = { area: fc.nat(2), corner: fc.nat(4) };
const of = <T extends DrawingAction['type']>(type: T) => fc.constant(type);
const anyAction: fc.Arbitrary<DrawingAction> = fc.oneof(
  fc.record({ type: of('corner'), point }),
  fc.record({ type: of('stroke'), point }),
  fc.record({ type: of('area'), area: fc.array(point, { maxLength: 5 }) }),
  fc.record({ type: of('mode'), mode: fc.constantFrom('freehand' as const, 'corners' as const) }),
  fc.record({ type: of('move'), ...handle, to: point }),
  fc.record({ type: of('insert'), ...handle, point }),
  fc.record({ type: of('remove'), ...handle }),
  fc.constantFrom(close, undo, redo, { type: 'drop' as const }, { type: 'another' as const }),
);

describe('after any actions', () => {
  it('each area has three corners or more, and the status fits the parts', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        const drawing = after(start, ...actions);
        const { areas, line, status } = drawing;
        expect(areas.every((area) => area.length >= 3)).toBe(true);
        expect(status === 'Drawing In Process').toBe(line.length > 0);
        if (status === 'Continue Drawing') expect(areas.length).toBeGreaterThan(0);
        if (canApply(drawing)) expect(line).toEqual([]);
      }),
    );
  });

  it('undoing all restores the start, and redoing all the end', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        const drawing = after(start, ...actions);
        const steps = drawing.past.length;
        const undone = Array.from({ length: steps }, () => undo).reduce(drawingReducer, drawing);
        expect(undone).toMatchObject({ status: 'Init', areas: [], line: [] });
        const redone = Array.from({ length: steps }, () => redo).reduce(drawingReducer, undone);
        expect(redone).toMatchObject({ status: drawing.status, areas: drawing.areas, line: drawing.line });
      }),
    );
  });
});
