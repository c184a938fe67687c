import type { Listing } from '../../listing/listing.ts';
import type { PropertyFilterType } from '../../listing/property-type.ts';
import type { FieldOption, FormSection } from '../field-row.ts';

export const dwellings = [
  'Single Family Residence',
  'Condominium',
  'Townhouse',
] as const satisfies readonly PropertyFilterType[];

/** Categories with a building that people may live in. */
export const lived = [...dwellings, 'Farm', 'Multi-Family'] as const satisfies readonly PropertyFilterType[];

/** Categories with a building. */
export const built = [...lived, 'Commercial'] as const satisfies readonly PropertyFilterType[];

/** Options whose words are their values. */
export const asOptions = (values: readonly string[]): readonly FieldOption[] =>
  values.map((value) => ({ value, label: value }));

/** A list of words that takes entries besides its options. */
export const wordList = <Field extends keyof Listing>(
  listing: Field,
  section: FormSection,
  label: string,
  options: readonly string[],
  categories?: readonly PropertyFilterType[],
) =>
  ({
    kind: 'choices',
    listing,
    section,
    label,
    options,
    isOpen: true,
    audience: 'everyone',
    ...(categories && { scope: { categories } }),
  }) as const;

/** A count or a size; 0 is a count, and no size. */
export const figure = <Field extends keyof Listing>(
  listing: Field,
  section: FormSection,
  label: string,
  limits: { readonly least: number; readonly most: number; readonly decimals?: number },
) => ({ kind: 'number', listing, section, label, audience: 'everyone', decimals: 0, ...limits }) as const;

/** An amount of dollars, whole unless `decimals` is set. */
export const dollars = <Field extends keyof Listing>(
  listing: Field,
  section: FormSection,
  label: string,
  limits: { readonly least: number; readonly most: number; readonly decimals?: number },
) => ({ ...figure(listing, section, label, limits), measure: 'dollars', unit: '$' }) as const;

/** A flag that is not set at first. */
export const flag = <Field extends keyof Listing>(listing: Field, section: FormSection, label: string) =>
  ({ kind: 'flag', listing, section, label, initial: false, audience: 'everyone' }) as const;
