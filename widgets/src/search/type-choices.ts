import type { Filters } from '@hearth/domain/search/filters/filters.ts';

/**
 * The property types of the form in its order. They repeat the filter table, whose rows would load rules of matching that a
 * widget never runs; a test compares the two.
 */
const types = [
  { key: 'singleFamilyResidence', label: 'Home', defaultValue: true, letToo: true },
  { key: 'condominium', label: 'Condo', defaultValue: true, letToo: true },
  { key: 'townhouse', label: 'Townhouse', defaultValue: true, letToo: true },
  { key: 'lot', label: 'Lot', defaultValue: false, letToo: false },
  { key: 'farm', label: 'Farm/Ranch', defaultValue: false, letToo: false },
  { key: 'multiFamily', label: 'Multi-Family', defaultValue: false, letToo: true },
  { key: 'commercialSale', label: 'Commercial', defaultValue: false, letToo: true },
] as const satisfies readonly { key: keyof Filters; label: string; defaultValue: boolean; letToo: boolean }[];
export type TypeKey = (typeof types)[number]['key'];

/** Farms and lots are not let. */
export const typeChoices = (lease: boolean): readonly (typeof types)[number][] =>
  types.filter(({ letToo }) => letToo || !lease);

export const isTypeKey = (name: string): name is TypeKey => types.some(({ key }) => key === name);
