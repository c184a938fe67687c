import type { Listing } from '../listing/listing.ts';
import type { PropertyFilterType } from '../listing/property-type.ts';

/** Sections of the form in the order of its navigation. */
export const formSections = {
  basics: 'Type and price',
  address: 'Address',
  rooms: 'Size and rooms',
  interior: 'Interior',
  exterior: 'Exterior and lot',
  community: 'HOA and community',
  taxes: 'Taxes and income',
  remarks: 'Remarks',
  showing: 'Showing details',
  privacy: 'Privacy',
} as const;
export type FormSection = keyof typeof formSections;

/** A choice with its words. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** Kinds of text with a rule for its letters. */
export type TextFormat = 'street' | 'city' | 'state' | 'zip' | 'letters' | 'phone' | 'web address';

/** Values of a field. Dates are 'YYYY-MM-DD'; `yesNo` is a flag that may be unknown. */
type FieldKind =
  /** `most` counts characters. */
  | { readonly kind: 'text'; readonly most: number; readonly format?: TextFormat }
  | { readonly kind: 'prose'; readonly most: number }
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly decimals: number;
      /** The figure is dollars; or acres, which may be typed as square feet. */
      readonly measure?: 'dollars' | 'acres';
    }
  | { readonly kind: 'choice'; readonly options: readonly FieldOption[] }
  /** `open` lists take an entry that is no option. */
  | { readonly kind: 'choices'; readonly options: readonly string[]; readonly isOpen: boolean }
  | { readonly kind: 'flag'; readonly initial: boolean }
  | { readonly kind: 'yesNo' }
  /** Years before and after today within which the day lies. */
  | { readonly kind: 'date'; readonly yearsBack: number; readonly yearsAhead: number };

/** Which listings have a field. Absent parts set no condition. */
export interface FieldScope {
  readonly categories?: readonly PropertyFilterType[];
  readonly offer?: 'sale' | 'lease';
  /** Another field and the values that bring this one. */
  readonly when?: { readonly field: string; readonly is: readonly (string | boolean)[] };
}

/** One field of an exclusive listing. The key of its row is its name in the edit payload. */
export type FieldRow = FieldKind & {
  /** The field of a published listing; null for one that stays in the draft. */
  readonly listing: keyof Listing | null;
  readonly section: FormSection;
  readonly label: string;
  /** Words below the field. */
  readonly hint?: string;
  /** Words beside the figure, such as 'sq ft'. */
  readonly unit?: string;
  readonly scope?: FieldScope;
  /** Publishing needs a value: always, or for these categories. Absent is never. */
  readonly required?: true | readonly PropertyFilterType[];
  /** People who see the value: everyone, agents alone, or the owner alone in the form. */
  readonly audience: 'everyone' | 'agents' | 'owner';
  /** A past day cannot be changed once the listing is published. */
  readonly isFixedOncePast?: true;
  /** The payload has the field only where the listing has it (specification sections 3 and 5). */
  readonly isSentInScopeOnly?: true;
};

export type FieldRows = Readonly<Record<string, FieldRow>>;
