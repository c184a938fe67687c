import { ApiError } from '@hearth/widgets/client/api-error.ts';

/** Where a person is signed in already, a wrong password is the problem of its field. @param name of the field */
export function aboutPassword(error: unknown, name: string): unknown {
  if (!(error instanceof ApiError) || error.code !== 'wrong_credentials') return error;
  const validationErrors = [{ name, message: 'This password is wrong' }];
  return new ApiError('validation_failed', error.message, { status: error.status, validationErrors });
}
