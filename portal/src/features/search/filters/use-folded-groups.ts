import { type FilterGroup, filterGroups } from '@hearth/domain/search/filters/filter-row.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { listOf, persisted } from '../../../ui/persisted.ts';

const groupSchema = z.enum(filterGroups.map(({ key }) => key));

/** The sections of the panel that this visitor has folded, stored on the device, and a function that folds or unfolds one. */
export function useFoldedGroups(): readonly [ReadonlySet<FilterGroup>, (group: FilterGroup) => void] {
  const [stored] = useState(() =>
    persisted<readonly FilterGroup[]>('hearth-filter-sections', listOf(groupSchema, filterGroups.length), []),
  );
  const [folded, setFolded] = useState(() => new Set(stored.read()));
  const toggle = (group: FilterGroup) => {
    const next = new Set(folded);
    if (!next.delete(group)) next.add(group);
    setFolded(next);
    stored.write([...next]);
  };
  return [folded, toggle];
}
