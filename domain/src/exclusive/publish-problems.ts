import type { FieldProblem } from '../inquiry/person-rules.ts';
import { type EditPayload, fieldNames, isRequired, optionsOf, rowOf } from './field-catalog.ts';

/** Faults for which a listing cannot be published, by field; the words are those of specification section 5. */
export const publishProblems = (fields: EditPayload): readonly FieldProblem[] =>
  fieldNames.flatMap((name) => {
    if (isRequired(name, fields) && fields[name] === undefined)
      return [{ name, message: 'Field is required' }];
    const isForeign =
      name === 'mlsStatus' &&
      fields[name] !== undefined &&
      rowOf(name).kind === 'choice' &&
      !optionsOf(name, fields).some(({ value }) => value === fields[name]);
    return isForeign ? [{ name, message: 'Please choose from the list' }] : [];
  });
