import type { Area, Drawing } from './drawing-state.ts';
import { areaWords, stepWords } from './step-words.ts';

/** Describes the last change of a drawing for screen readers; empty where none is needed. */
export function changeWords(before: Drawing, after: Drawing): string {
  if (after.failure && after.failure !== before.failure) return after.failure;
  if (after.saving && !before.saving) return 'Saving the area';
  if (before.status === 'NoDrawing') return beginWords(after);
  if (after.status === 'NoDrawing') return endWords(before);
  const areas = areasWords(before.areas, after.areas);
  if (areas) return areas;
  return after.mode === 'freehand' ? '' : lineWords(before.line, after.line);
}

function beginWords({ status, areas }: Drawing): string {
  if (status === 'Init') return 'The list and its filters are paused while you draw';
  return status === 'Continue Drawing' ? `${areas.map(cornersWords).join(', ')} to change` : '';
}

/** A discarded drawing is announced by the toast that offers Undo. */
function endWords({ saving, areas }: Drawing): string {
  if (!saving) return '';
  return areas.length > 1 ? `${areas.length} areas are searched` : 'The area is searched';
}

/** 'Corner 3, 0.8 miles north-east of corner 2'. */
function lineWords(before: Area, after: Area): string {
  const [last, previous] = [after.at(-1), after.at(-2)];
  if (after.length === before.length) return '';
  if (after.length < before.length) {
    return after.length === 0 ? 'No corners are left' : `Corner ${after.length + 1} was removed`;
  }
  if (!last || !previous) return 'Corner 1. Add at least two more.';
  return `Corner ${after.length}, ${stepWords(previous, last)} of corner ${after.length - 1}`;
}

function areasWords(before: readonly Area[], after: readonly Area[]): string {
  if (after.length > before.length) {
    const area = after.at(-1)!;
    return `The area is closed: ${cornersWords(area)}, ${areaWords(area)}`;
  }
  if (after.length < before.length)
    return after.length === 0 ? 'The area was removed' : 'The last area was removed';
  const index = after.findIndex((area, index) => area !== before[index]);
  const [old, now] = [before[index], after[index]];
  return old && now ? reshapedWords(old, now) : '';
}

function reshapedWords(old: Area, now: Area): string {
  if (now.length > old.length) return `A corner was added, ${cornersWords(now)}`;
  if (now.length < old.length) return `A corner was removed, ${cornersWords(now)}`;
  const corner = now.findIndex((point, index) => point !== old[index]);
  const [from, to] = [old[corner], now[corner]];
  return from && to ? `Corner ${corner + 1} moved ${stepWords(from, to)}` : '';
}

const cornersWords = (area: Area): string => `${area.length} corners`;
