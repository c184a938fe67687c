import { AppError } from './errors.ts';

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
