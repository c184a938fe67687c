import type { Point } from '../distance.ts';
import type { DrawingStatus } from './drawing-status.ts';

/** How the next area is drawn. */
export type DrawingWay = 'freehand' | 'corners' | 'circle' | 'keyboard';

/** The corners of a closed area. */
export type Area = readonly Point[];

/** What undoing brings back. */
interface Sketch {
  readonly areas: readonly Area[];
  /** Corners of the area that is not closed yet; of a line drawn by hand its start alone. */
  readonly line: readonly Point[];
  /** The next area is about to be drawn. */
  readonly armed: boolean;
}

export interface Drawing extends Sketch {
  readonly status: DrawingStatus;
  readonly way: DrawingWay;
  /** Id of the stored area that is drawn anew. */
  readonly editing: string | null;
  /** The areas it began with. */
  readonly original: readonly Area[];
  readonly past: readonly Sketch[];
  readonly future: readonly Sketch[];
  /** Corner that moves: its steps are undone as one. */
  readonly moving: string | null;
  readonly saving: boolean;
  /** Why it could not be saved, in words. */
  readonly failure: string | null;
}

export type DrawingAction =
  | { readonly type: 'start'; readonly way: DrawingWay }
  | { readonly type: 'edit'; readonly id: string; readonly areas: readonly Area[] }
  | { readonly type: 'way'; readonly way: DrawingWay }
  /** Drops a corner of the line. */
  | { readonly type: 'corner'; readonly point: Point }
  /** Closes the line. */
  | { readonly type: 'close' }
  /** A hand begins a line; `area` or `drop` ends it. */
  | { readonly type: 'stroke'; readonly point: Point }
  | { readonly type: 'area'; readonly area: Area }
  | { readonly type: 'drop' }
  /** Gets ready for another area. */
  | { readonly type: 'another' }
  | { readonly type: 'move'; readonly area: number; readonly corner: number; readonly to: Point }
  /** A corner between this one and the next. */
  | { readonly type: 'insert'; readonly area: number; readonly corner: number; readonly point: Point }
  | { readonly type: 'remove'; readonly area: number; readonly corner: number }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'save' }
  | { readonly type: 'fail'; readonly words: string }
  /** Saved, or given up. */
  | { readonly type: 'stop' }
  /** Brings back what was given up. */
  | { readonly type: 'restore'; readonly drawing: Drawing };

export const noDrawing: Drawing = {
  status: 'NoDrawing',
  way: 'freehand',
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
/** Steps that can be undone. */
const mostSteps = 200;

/** The next state of a drawing; an action that makes no sense in this one changes nothing. */
export function drawingReducer(drawing: Drawing, action: DrawingAction): Drawing {
  if (drawing.status === 'NoDrawing') return begun(drawing, action);
  if (drawing.saving) return afterSaving(drawing, action);
  return step(drawing, action);
}

/** What begins a drawing begins none while there is another, which would be lost. */
function begun(nothing: Drawing, action: DrawingAction): Drawing {
  switch (action.type) {
    case 'start':
      return settled({ ...noDrawing, way: action.way, armed: true });
    case 'edit': {
      const { id, areas } = action;
      return settled({ ...noDrawing, way: 'corners', areas, original: areas, editing: id });
    }
    case 'restore':
      return { ...action.drawing, saving: false };
    default:
      return nothing;
  }
}

/** While it is saved nothing else happens to it. */
function afterSaving(drawing: Drawing, action: DrawingAction): Drawing {
  if (action.type === 'fail') return { ...drawing, saving: false, failure: action.words };
  return action.type === 'stop' ? noDrawing : drawing;
}

function step(drawing: Drawing, action: DrawingAction): Drawing {
  const { areas, line } = drawing;
  switch (action.type) {
    case 'way':
      return changeWay(drawing, action.way);
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

/** Corners are corners, clicked or dropped by keys; for another way a line that was begun goes, and undo brings it back. */
function changeWay(drawing: Drawing, way: DrawingWay): Drawing {
  const byCorners = way === 'corners' || way === 'keyboard';
  const next = { ...drawing, way };
  if (drawing.line.length > 0 && !byCorners) return changed(next, { line: [], armed: true });
  return drawing.armed ? next : changed(next, { armed: true });
}

/** A stroke's start is a step of its own until the stroke ends: both are undone as one. */
function addArea(drawing: Drawing, area: Area): Drawing {
  if (area.length < fewestCorners || !drawing.armed) return drawing;
  const next = { areas: [...drawing.areas, area], line: [], armed: false };
  return drawing.line.length > 0
    ? settled({ ...drawing, ...next, future: [], failure: null })
    : changed(drawing, next);
}

/** A stroke leaves nothing behind; corners can be brought back. */
function dropLine(drawing: Drawing): Drawing {
  const isStroke = drawing.way === 'freehand';
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
    // A corner that is put in is moved on by the same hand.
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

/** With the status that its parts have. */
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

/** Whether closing it now would lose something. */
export const hasChanges = ({ areas, line, original }: Drawing): boolean =>
  line.length > 0 || areas !== original;

/** Whether its areas can be searched now, wrong ones aside. */
export const canApply = (drawing: Drawing): boolean =>
  !drawing.saving && drawing.line.length === 0 && drawing.areas.length > 0 && hasChanges(drawing);
