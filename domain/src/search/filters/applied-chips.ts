import { appliedFilters, describeFilter, type FilterPart, isInPart } from './applied-filters.ts';
import { filterRow } from './filter-table.ts';
import type { FilterKey, Filters } from './filters.ts';

/** A chip of applied filters, with the filters that its removal resets. */
export interface AppliedChip {
  readonly keys: readonly FilterKey[];
  readonly text: string;
}

/**
 * The chips of the applied filters, in panel order. Where a kind of home is switched off, all kinds are one chip, 'Condos
 * only'; its removal resets all of them.
 */
export function appliedChips(filters: Filters, defaults: Filters): readonly AppliedChip[] {
  const applied = appliedFilters(filters, defaults);
  const kinds = applied.filter(isKind);
  const areKindsLeftOut = kinds.some((key) => filters[key] === false);
  return applied.flatMap((key): readonly AppliedChip[] => {
    if (!areKindsLeftOut || !isKind(key)) return [{ keys: [key], text: describeFilter(key, filters[key]) }];
    return key === kinds[0] ? [{ keys: kinds, text: kindsText(filters, defaults) }] : [];
  });
}

/** The chips that differ from those of earlier filters, and the earlier ones that are gone. */
export function changedChips(
  filters: Filters,
  before: Filters,
  defaults: Filters,
): { readonly changed: readonly AppliedChip[]; readonly removed: readonly AppliedChip[] } {
  const chips = appliedChips(filters, defaults);
  const kept = new Set(chips.flatMap(({ keys }) => keys));
  const isChanged = ({ keys }: AppliedChip): boolean =>
    keys.some((key) => JSON.stringify(filters[key]) !== JSON.stringify(before[key]));
  return {
    changed: chips.filter(isChanged),
    removed: appliedChips(before, defaults).filter(({ keys }) => !keys.some((key) => kept.has(key))),
  };
}

/** Number of chips of one part, e.g. for "More filters (3)". */
export const countApplied = (filters: Filters, defaults: Filters, part: FilterPart): number =>
  appliedChips(filters, defaults).filter(({ keys: [key] }) => key && isInPart(part, filterRow(key).group))
    .length;

const isKind = (key: FilterKey): boolean => filterRow(key).group === 'propertyTypeFilters';

/** Most kinds that a chip lists. */
const fewKinds = 3;

/** 'Condos only', 'Condos and townhouses only'; where many kinds remain, 'No lots' or 'No lots or commercial'. */
function kindsText(filters: Filters, defaults: Filters): string {
  const kinds = (Object.keys(filters) as FilterKey[]).filter(isKind);
  const left = kinds.filter((key) => filters[key] === true);
  const off = kinds.filter((key) => filters[key] === false && defaults[key] === true);
  if (left.length === 0) return 'No property types';
  if (left.length > fewKinds && off.length < left.length) return `No ${listed(off, 'or').toLowerCase()}`;
  return `${listed(left, 'and')} only`;
}

function listed(kinds: readonly FilterKey[], joint: string): string {
  const [first = '', ...others] = kinds.map((key) => describeFilter(key, true as never));
  const names = [first, ...others.map((name) => name.toLowerCase())];
  if (names.length < 3) return names.join(` ${joint} `);
  return `${names.slice(0, -1).join(', ')}, ${joint} ${names.at(-1)}`;
}
