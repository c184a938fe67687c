import { may } from '@hearth/domain/people/capabilities.ts';
import type { SearchContext } from '../search-context.ts';
import type { RowPredicate } from './column-filters.ts';
import type { ColumnTable } from './column-table.ts';

/** The listings that the gate shows one viewer: the twin of `gateConditions` where nothing is recommended. */
export interface ColumnGate {
  readonly showsPrivate: boolean;
  /** The agent whose own listing is hidden from all others by the seller; null otherwise. */
  readonly isOwnHidden: RowPredicate | null;
}

export function columnGate(
  { id, hiddenAgents }: ColumnTable,
  { viewer, display }: Pick<SearchContext, 'viewer' | 'display'>,
): ColumnGate {
  if (viewer.role !== 'agent') return { showsPrivate: false, isOwnHidden: null };
  return {
    showsPrivate: may(viewer, 'see private listings') && !display.lease && !display.foreignSavedSearch,
    isOwnHidden: (at) => hiddenAgents.get(id[at]!) === viewer.agentId,
  };
}
