import type { Point } from '../distance.ts';
import type { DrawingStatus } from './drawing-status.ts';

/** How a visitor draws the next area. */
export type DrawingMode = 'freehand' | 'corners' | 'circle' | 'keyboard';

/** The corners of a closed area. */
export type Area = readonly Point[];

/** The part of a drawing that undo restores. */
interface Sketch {
  readonly areas: readonly Area[];
  /** Corners of the open line; of a freehand line only its start. */
  readonly line: readonly Point[];
  /** True while the visitor may draw another area. */
  readonly armed: boolean;
}

export interface Drawing extends Sketch {
  readonly status: DrawingStatus;
  readonly mode: DrawingMode;
  /** Id of the stored area that is edited. */
  readonly editing: string | null;
  /** The areas at the start. */
  readonly original: readonly Area[];
  readonly past: readonly Sketch[];
  readonly future: readonly Sketch[];
  /** The corner that moves: undo reverts its steps together. */
  readonly moving: string | null;
  readonly saving: boolean;
  /** Message of a failed save. */
  readonly failure: string | null;
}

export type DrawingAction =
  | { readonly type: 'start'; readonly mode: DrawingMode }
  | { readonly type: 'edit'; readonly id: string; readonly areas: readonly Area[] }
  | { readonly type: 'mode'; readonly mode: DrawingMode }
  /** Drops a corner of the line. */
  | { readonly type: 'corner'; readonly point: Point }
  /** Closes the line. */
  | { readonly type: 'close' }
  /** Begins a freehand line; `area` or `drop` ends it. */
  | { readonly type: 'stroke'; readonly point: Point }
  | { readonly type: 'area'; readonly area: Area }
  | { readonly type: 'drop' }
  /** Starts another area. */
  | { readonly type: 'another' }
  | { readonly type: 'move'; readonly area: number; readonly corner: number; readonly to: Point }
  /** Inserts a corner between this one and the next. */
  | { readonly type: 'insert'; readonly area: number; readonly corner: number; readonly point: Point }
  | { readonly type: 'remove'; readonly area: number; readonly corner: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'save' }
  | { readonly type: 'fail'; readonly words: string }
  /** Ends the drawing after it was saved or discarded. */
  | { readonly type: 'stop' }
  /** Restores a discarded drawing. */
  | { readonly type: 'restore'; readonly drawing: Drawing };

export const noDrawing: Drawing = {
  status: 'NoDrawing',
  mode: 'freehand',
  areas: [],
  line: [],
  armed: false,
  editing: null,
  original: [],
  past: [],
  future: [],
  moving: null,
  saving: false,
  failure: null,
};

export const fewestCorners = 3;
/** Most steps that can be undone. */
const mostSteps = 200;

/** The next state of a drawing; an action that is invalid in this state changes nothing. */
export function drawingReducer(drawing: Drawing, action: DrawingAction): Drawing {
  if (drawing.status === 'NoDrawing') return begun(drawing, action);
  if (drawing.saving) return afterSaving(drawing, action);
  return step(drawing, action);
}

/** A drawing begins only where there is none, since the other one would be lost. */
function begun(nothing: Drawing, action: DrawingAction): Drawing {
  switch (action.type) {
    case 'start':
      return settled({ ...noDrawing, mode: action.mode, armed: true });
    case 'edit': {
      const { id, areas } = action;
      return settled({ ...noDrawing, mode: 'corners', areas, original: areas, editing: id });
    }
    case 'restore':
      return { ...action.drawing, saving: false };
    default:
      return nothing;
  }
}

/** During a save only its end has an effect. */
function afterSaving(drawing: Drawing, action: DrawingAction): Drawing {
  if (action.type === 'fail') return { ...drawing, saving: false, failure: action.words };
  return action.type === 'stop' ? noDrawing : drawing;
}

function step(drawing: Drawing, action: DrawingAction): Drawing {
  const { areas, line } = drawing;
  switch (action.type) {
    case 'mode':
      return changeMode(drawing, action.mode);
    case 'corner':
      return drawing.armed && !isSame(line.at(-1), action.point)
        ? changed(drawing, { line: [...line, action.point] })
        : drawing;
    case 'close':
      return line.length < fewestCorners
        ? drawing
        : changed(drawing, { areas: [...areas, line], line: [], armed: false });
    case 'stroke':
      return drawing.armed && line.length === 0 ? changed(drawing, { line: [action.point] }) : drawing;
    case 'area':
      return addArea(drawing, action.area);
    case 'drop':
      return line.length === 0 ? drawing : dropLine(drawing);
    case 'another':
      return drawing.armed ? drawing : changed(drawing, { armed: true });
    case 'move':
    case 'insert':
    case 'remove':
      return reshape(drawing, action);
    case 'undo':
      return undo(drawing);
    case 'redo':
      return redo(drawing);
    case 'save':
      return canApply(drawing) ? { ...drawing, saving: true, failure: null } : drawing;
    case 'stop':
      return noDrawing;
    default:
      return drawing;
  }
}

/** Corners stay when the mode changes between clicks and keyboard; other modes drop the open line, and undo restores it. */
function changeMode(drawing: Drawing, mode: DrawingMode): Drawing {
  const byCorners = mode === 'corners' || mode === 'keyboard';
  const next = { ...drawing, mode };
  if (drawing.line.length > 0 && !byCorners) return changed(next, { line: [], armed: true });
  return drawing.armed ? next : changed(next, { armed: true });
}

/** A stroke's start is a step until the stroke ends; then undo reverts both together. */
function addArea(drawing: Drawing, area: Area): Drawing {
  if (area.length < fewestCorners || !drawing.armed) return drawing;
  const next = { areas: [...drawing.areas, area], line: [], armed: false };
  return drawing.line.length > 0
    ? settled({ ...drawing, ...next, future: [], failure: null })
    : changed(drawing, next);
}

/** A dropped stroke leaves no step; dropped corners can be restored. */
function dropLine(drawing: Drawing): Drawing {
  const isStroke = drawing.mode === 'freehand';
  if (!isStroke) return changed(drawing, { line: [] });
  return settled({ ...drawing, line: [], past: drawing.past.slice(0, -1) });
}

function reshape(
  drawing: Drawing,
  action: Extract<DrawingAction, { type: 'move' | 'insert' | 'remove' }>,
): Drawing {
  const area = drawing.areas[action.area];
  const { corner } = action;
  if (!area || corner < 0 || corner >= area.length) return drawing;
  if (action.type === 'remove' && area.length <= fewestCorners) return drawing;
  const shape =
    action.type === 'move'
      ? area.with(corner, action.to)
      : action.type === 'insert'
        ? area.toSpliced(corner + 1, 0, action.point)
        : area.toSpliced(corner, 1);
  const areas = drawing.areas.with(action.area, shape);
  if (action.type !== 'move') {
    // The pointer that inserts a corner also drags it.
    const moving = action.type === 'insert' ? `${action.area} ${corner + 1}` : null;
    return { ...changed(drawing, { areas }), moving };
  }
  const moving = `${action.area} ${corner}`;
  if (drawing.moving === moving) return settled({ ...drawing, areas, failure: null });
  return { ...changed(drawing, { areas }), moving };
}

const sketchOf = ({ areas, line, armed }: Sketch): Sketch => ({ areas, line, armed });

function changed(drawing: Drawing, part: Partial<Sketch>): Drawing {
  const past = [...drawing.past, sketchOf(drawing)].slice(-mostSteps);
  return settled({ ...drawing, ...part, past, future: [], moving: null, failure: null });
}

function undo(drawing: Drawing): Drawing {
  const last = drawing.past.at(-1);
  if (!last) return drawing;
  const future = [...drawing.future, sketchOf(drawing)];
  return settled({ ...drawing, ...last, past: drawing.past.slice(0, -1), future, moving: null });
}

function redo(drawing: Drawing): Drawing {
  const next = drawing.future.at(-1);
  if (!next) return drawing;
  const past = [...drawing.past, sketchOf(drawing)];
  return settled({ ...drawing, ...next, past, future: drawing.future.slice(0, -1), moving: null });
}

/** Sets the status from the parts. */
function settled(drawing: Drawing): Drawing {
  const { areas, line } = drawing;
  const armed = drawing.armed || (areas.length === 0 && line.length === 0);
  return { ...drawing, armed, status: statusOf(line.length > 0, armed) };
}

function statusOf(hasLine: boolean, armed: boolean): DrawingStatus {
  if (hasLine) return 'Drawing In Process';
  return armed ? 'Init' : 'Continue Drawing';
}

const isSame = (a: Point | undefined, b: Point): boolean =>
  a?.latitude === b.latitude && a.longitude === b.longitude;

/** Returns whether closing it now would lose changes. */
export const hasChanges = ({ areas, line, original }: Drawing): boolean =>
  line.length > 0 || areas !== original;

/** Returns whether its areas can be applied now, apart from problems. */
export const canApply = (drawing: Drawing): boolean =>
  !drawing.saving && drawing.line.length === 0 && drawing.areas.length > 0 && hasChanges(drawing);
