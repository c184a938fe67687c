import type { Drawing } from './drawing-state.ts';

/** What the button says that searches what was drawn. */
export function applyWords({ saving, failure, editing, areas }: Drawing): string {
  if (saving) return 'Saving…';
  if (failure) return 'Try again';
  if (editing) return 'Update area';
  return areas.length > 1 ? `Search ${areas.length} areas` : 'Search this area';
}
