import type { FieldProblem } from '../inquiry/person-rules.ts';
import { type EditFormStatus, isOpen } from '../listing/status.ts';
import { type EditPayload, fieldNames, isRequired, optionsOf, rowOf } from './field-catalog.ts';

/**
 * Faults for which a listing cannot be published, by field; the words are those of specification section 5. A home on
 * the market needs a photo; one for agents alone needs none yet.
 * @param photos number of photos, for a home that comes on the market
 */
export const publishProblems = (fields: EditPayload, photos?: number): readonly FieldProblem[] => [
  ...fieldProblems(fields),
  ...(photos === 0 && isOpen(fields.mlsStatus as EditFormStatus) && fields.mlsStatus !== 'Private'
    ? [{ name: 'photos', message: 'Add at least one photo' }]
    : []),
];

const fieldProblems = (fields: EditPayload): readonly FieldProblem[] =>
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
