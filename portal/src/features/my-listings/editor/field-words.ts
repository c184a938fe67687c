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

/** A part of the form that a problem names: a field, or its photos. */
export type FormPlace = FieldName | 'photos';

export const placeLabel = (place: FormPlace): string => (place === 'photos' ? 'Photos' : rowOf(place).label);

/** Id of the control of a field, to which links lead; that of the section of the photos. */
export const fieldId = (place: FormPlace): string =>
  place === 'photos' ? 'section-photos' : `field-${place}`;

/** Shows a part of the form and gives its control the focus. */
export function goToField(place: FormPlace): void {
  const part = document.getElementById(fieldId(place));
  const control = place === 'photos' ? part?.querySelector('button') : part;
  part?.closest('details')?.setAttribute('open', '');
  part?.scrollIntoView({ block: place === 'photos' ? 'start' : 'center' });
  control?.focus({ preventScroll: true });
}

/** The part that the hash of an address names: '#field-listPrice', '#section-photos'; null for others. */
export function placeAt(hash: string): FormPlace | null {
  if (hash === `#${fieldId('photos')}`) return 'photos';
  const name = hash.replace(/^#field-/, '');
  return name !== hash && isFieldName(name) ? name : null;
}
