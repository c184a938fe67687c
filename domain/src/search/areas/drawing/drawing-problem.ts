import { type DrawingProblemCode, readDrawnArea } from '../geometry/drawn-area.ts';
import type { Area, Drawing } from './drawing-state.ts';
import { polygonOf } from './drawn-tag.ts';
import { lineCrosses } from './line-crossing.ts';

const crosses = 'The outline crosses itself. Move a corner or undo.';

const words: Readonly<Partial<Record<DrawingProblemCode, string>>> = {
  'crosses-itself': crosses,
  outside: 'This area reaches beyond Texas, where there are no homes to show. Make it smaller or undo.',
  'date-line': 'This area reaches beyond Texas, where there are no homes to show. Make it smaller or undo.',
  'too-few-corners': 'An area needs at least three corners that are apart.',
  'no-area': 'These corners lie on one line. Move one of them aside.',
  'too-many-corners': 'This area has more corners than can be searched. Draw it with fewer.',
};

/** Message that explains why an area cannot be searched; null where it can. */
export function areaProblem(area: Area): string | null {
  const read = readDrawnArea(polygonOf(area));
  if (read.ok) return null;
  return words[read.problem.code] ?? 'This area cannot be searched. Undo and draw it again.';
}

/** The first problem of a drawing: of the open line, else of its areas. */
export function drawingProblem({ line, areas }: Pick<Drawing, 'line' | 'areas'>): string | null {
  if (lineCrosses(line)) return crosses;
  return areas.map(areaProblem).find((problem) => problem !== null) ?? null;
}
