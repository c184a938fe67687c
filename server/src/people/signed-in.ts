import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';

/** Id of the person who asks. @throws AppError sign_in_required for guests */
export function signedInId({ viewer }: Pick<Visit, 'viewer'>): string {
  if (viewer.role === 'guest') throw new AppError('sign_in_required');
  return viewer.userId;
}

/** Refuses values with the problems that a rule of the domain found. */
export function refuseProblems(
  problems: readonly { readonly name: string; readonly message: string }[],
): void {
  if (problems.length > 0) throw new AppError('validation_failed', { validationErrors: problems });
}

/** Refuses one value. */
export function refuse(name: string, message: string): never {
  throw new AppError('validation_failed', { validationErrors: [{ name, message }] });
}
