import type { SearchStore } from './search-store.ts';
import { encodeWidgetQuery, type WidgetQuery } from './widget-query.ts';

export type GroupStore = SearchStore<WidgetQuery>;

export interface GroupMember {
  /** The one store of all members: a change by one changes what all of them show. */
  readonly store: GroupStore;
  /** With the last member the group is gone, and its running request is aborted. */
  leave(): void;
}

interface Group {
  readonly store: GroupStore;
  members: number;
}

/** The groups of a page by name; empty again once the last member of each has left. */
const groupsOf = new WeakMap<Document, Map<string, Group>>();

/**
 * Joins the elements of a page with the same `group`. The first one creates the store. Attributes of a later one (`start`)
 * are added if no earlier member set them, and searched for if a search has started. Joining does not search: a member with
 * results starts the search if the store's request is `initial`.
 */
export function joinGroup(name: string, create: () => GroupStore, start: WidgetQuery = {}): GroupMember {
  const groups = groupsOf.get(document) ?? new Map<string, Group>();
  groupsOf.set(document, groups);
  const known = groups.get(name);
  const group = known ?? { store: create(), members: 0 };
  groups.set(name, group);
  group.members++;
  if (known) add(group.store, start);
  let isMember = true;
  return {
    store: group.store,
    leave() {
      if (!isMember) return;
      isMember = false;
      if (--group.members > 0) return;
      groups.delete(name);
      group.store.stop();
    },
  };
}

/** The value of an earlier member wins. */
function add(store: GroupStore, start: WidgetQuery): void {
  const { query, request } = store.state;
  const sum: WidgetQuery = {
    ...start,
    ...query,
    filters: { ...start.filters, ...query.filters },
    extra: { ...start.extra, ...query.extra },
  };
  if (written(sum) === written(query)) return;
  if (request.status === 'initial') store.setQuery(sum);
  else void store.show(sum);
}

const written = (query: WidgetQuery): string => JSON.stringify(encodeWidgetQuery(query).toSorted());
