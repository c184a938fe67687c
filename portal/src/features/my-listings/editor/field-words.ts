import { shownValue } from '@hearth/domain/exclusive/edit-payload.ts';
import {
  type FieldName,
  type FieldValue,
  isFieldName,
  rowOf,
} from '@hearth/domain/exclusive/field-catalog.ts';

/** A value as a sentence names it: '$450,000', '2.5 acres', 'Pool, Gated', 'Yes', or 'Nothing' for an empty one. */
export function valueWords(name: FieldName, value: FieldValue | null | undefined): string {
  const row = rowOf(name);
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.length === 0 ? 'Nothing' : value.join(', ');
  if (row.kind === 'choice')
    return row.options.find((option) => option.value === value)?.label ?? String(value);
  const text = String(shownValue(name, value));
  if (row.unit === '$') return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
  return row.unit ? `${text} ${row.unit}` : text;
}

/** Id of the control of a field, to which links lead. */
export const fieldId = (name: FieldName): string => `field-${name}`;

/** Shows a field and gives it the focus. */
export function goToField(name: FieldName): void {
  const control = document.getElementById(fieldId(name));
  control?.closest('details')?.setAttribute('open', '');
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** The field that the hash of an address names: '#field-listPrice'; null for others. */
export function fieldAt(hash: string): FieldName | null {
  const name = hash.replace(/^#field-/, '');
  return name !== hash && isFieldName(name) ? name : null;
}
