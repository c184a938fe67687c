import type { Filters } from '@hearth/domain/search/filters/filters.ts';

interface TypeChoice {
  readonly key: keyof Filters;
  /** In the attribute `types`, in any language. */
  readonly name: string;
  readonly label: string;
  readonly defaultValue: boolean;
  readonly letToo: boolean;
}

/**
 * The property types of the form in its order. They repeat the filter table, whose rows would load rules of matching that a
 * widget never runs; a test compares the two.
 */
const types = [
  { key: 'singleFamilyResidence', name: 'home', label: 'Home', defaultValue: true, letToo: true },
  { key: 'condominium', name: 'condo', label: 'Condo', defaultValue: true, letToo: true },
  { key: 'townhouse', name: 'townhouse', label: 'Townhouse', defaultValue: true, letToo: true },
  { key: 'lot', name: 'lot', label: 'Lot', defaultValue: false, letToo: false },
  { key: 'farm', name: 'farm-ranch', label: 'Farm/Ranch', defaultValue: false, letToo: false },
  { key: 'multiFamily', name: 'multi-family', label: 'Multi-Family', defaultValue: false, letToo: true },
  { key: 'commercialSale', name: 'commercial', label: 'Commercial', defaultValue: false, letToo: true },
] as const satisfies readonly TypeChoice[];
export type TypeKey = (typeof types)[number]['key'];
export type TypeName = (typeof types)[number]['name'];

/** Farms and lots are not let. */
export const typeChoices = (lease: boolean): readonly (typeof types)[number][] =>
  types.filter(({ letToo }) => letToo || !lease);

export const isTypeKey = (name: string): name is TypeKey => types.some(({ key }) => key === name);
