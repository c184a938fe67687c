import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { accountFailure } from '../account-words.ts';

/** In a session, a wrong password is a problem of its field. Undefined after any other failure. */
export const wrongPassword = ({ code }: ApiError, name: string): readonly FieldProblem[] | undefined =>
  code === 'wrong_credentials' ? [{ name, message: 'Incorrect password.' }] : undefined;

/** The notice of a form that has `wrongPassword` at a field. */
export const passwordFailure = (error: ApiError): string =>
  accountFailure(error, { wrong_credentials: 'Please check the marked fields.' });
