import type { Drawing } from './drawing-state.ts';

/** Label of the button that applies a drawing. */
export function applyWords({ saving, failure, editing, areas }: Drawing): string {
  if (saving) return 'Saving…';
  if (failure) return 'Try again';
  if (editing) return 'Update area';
  return areas.length > 1 ? `Search ${areas.length} areas` : 'Search this area';
}
