import type { IsoDate } from '../listing/listing.ts';
import { filterTypeOf, propertySubtypes } from '../listing/property-subtypes.ts';
import { isLease, type PropertyFilterType, type PropertyType } from '../listing/property-type.ts';
import type { FieldOption, FieldRow, FormSection } from './field-row.ts';
import { addressFields } from './fields/address-fields.ts';
import { basicFields } from './fields/basic-fields.ts';
import { communityFields, taxFields } from './fields/community-fields.ts';
import { exteriorFields, interiorFields } from './fields/feature-fields.ts';
import { privacyFields, remarkFields, showingFields } from './fields/remark-fields.ts';
import { roomFields } from './fields/room-fields.ts';

/**
 * Every field of an exclusive listing by its name in the edit payload, in the order of the form. Form, server, publishing
 * and `GET field-catalog` read it.
 */
export const fieldCatalog = {
  ...basicFields,
  ...addressFields,
  ...roomFields,
  ...interiorFields,
  ...exteriorFields,
  ...communityFields,
  ...taxFields,
  ...remarkFields,
  ...showingFields,
  ...privacyFields,
};
export type FieldName = keyof typeof fieldCatalog;

export const fieldNames = Object.keys(fieldCatalog) as readonly FieldName[];

export const isFieldName = (name: string): name is FieldName => Object.hasOwn(fieldCatalog, name);

/** The row of a field without the literal types of the table. */
export const rowOf = (name: FieldName): FieldRow => fieldCatalog[name];

interface ValueOfKind {
  readonly text: string;
  readonly prose: string;
  readonly number: number;
  readonly choice: string;
  readonly choices: readonly string[];
  readonly flag: boolean;
  readonly yesNo: boolean;
  readonly date: IsoDate;
}

/** A stored value of any field. */
export type FieldValue = ValueOfKind[keyof ValueOfKind];

/** The values of an exclusive listing by their payload names. A field without a value is absent. */
export type EditPayload = {
  readonly [Name in FieldName]?: ValueOfKind[(typeof fieldCatalog)[Name]['kind']];
};

/** Changed fields with their values; null clears one. */
export type FieldChanges = Readonly<Partial<Record<FieldName, FieldValue | null>>>;

/** Values that decide about the fields of a listing. */
type Kind = Readonly<Partial<Record<FieldName, unknown>>>;

const typeOf = (values: Kind): PropertyType =>
  (values.propertyType as PropertyType | '' | undefined) || 'Residential';

/** The category of a listing that is edited; single family residence until the type is chosen. */
export const categoryOfFields = (values: Kind): PropertyFilterType =>
  filterTypeOf(typeOf(values), (values.propertySubtype as string | undefined) || null);

/** Returns whether a listing with these values has a field: by category, offer and other fields. */
export function hasField(name: FieldName, values: Kind): boolean {
  const { categories, offer, when } = rowOf(name).scope ?? {};
  if (categories && !categories.includes(categoryOfFields(values))) return false;
  if (offer && isLease(typeOf(values)) !== (offer === 'lease')) return false;
  return !when || when.is.includes(values[when.field as FieldName] as string | boolean);
}

/** Returns whether publishing needs a value of a field. */
export function isRequired(name: FieldName, values: Kind): boolean {
  const { required } = rowOf(name);
  if (!required || !hasField(name, values)) return false;
  return required === true || required.includes(categoryOfFields(values));
}

/** Returns whether a date stays, since the listing is published and the published day is past. */
export const isFixed = (
  name: FieldName,
  { published, today }: { readonly published: EditPayload | null; readonly today: IsoDate },
): boolean => {
  const day = published?.[name];
  return rowOf(name).isFixedOncePast === true && typeof day === 'string' && day < today;
};

/** The choices of a field: subtypes of the type, and Sold for sale or Leased for lease. */
export function optionsOf(name: FieldName, values: Kind): readonly FieldOption[] {
  const row = rowOf(name);
  if (row.kind !== 'choice') return [];
  const type = typeOf(values);
  if (name === 'mlsStatus')
    return row.options.filter(({ value }) => value !== (isLease(type) ? 'Sold' : 'Leased'));
  if (name !== 'propertySubtype') return row.options;
  const isOfType = categoriesOf[type];
  return row.options.filter(
    ({ value }) =>
      isOfType.includes(propertySubtypes[value as keyof typeof propertySubtypes]) ||
      (value === 'Apartment' && type === 'Residential Lease'),
  );
}

const homes = ['Single Family Residence', 'Condominium', 'Townhouse'] as const;
const categoriesOf: Readonly<Record<PropertyType, readonly PropertyFilterType[]>> = {
  Residential: homes,
  'Residential Lease': homes,
  'Residential Income': ['Multi-Family'],
  Land: ['Lot'],
  Farm: ['Farm'],
  'Commercial Sale': ['Commercial'],
  'Commercial Lease': ['Commercial'],
};

/** The fields of a section that a listing has. */
export const fieldsIn = (section: FormSection, values: Kind): readonly FieldName[] =>
  fieldNames.filter((name) => rowOf(name).section === section && hasField(name, values));
