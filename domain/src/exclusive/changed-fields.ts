import { shownValue } from './edit-payload.ts';
import { type EditPayload, type FieldName, fieldNames } from './field-catalog.ts';

/** Fields in which two versions of a listing differ, as people see them: a flag that is not stated has its first value. */
export const changedFields = (one: EditPayload, other: EditPayload): readonly FieldName[] =>
  fieldNames.filter(
    (name) => JSON.stringify(shownValue(name, one[name])) !== JSON.stringify(shownValue(name, other[name])),
  );
