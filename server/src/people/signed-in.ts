import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';

/** Id of the person who asks. @throws AppError sign_in_required for guests */
export function signedInId({ viewer }: Pick<Visit, 'viewer'>): string {
  if (viewer.role === 'guest') throw new AppError('sign_in_required');
  return viewer.userId;
}

/** What costs an owner the account is done within so long after a sign-in. */
const RECENT_MS = 15 * 60_000;

/** @throws AppError recent_sign_in_required for a session that may have been left open */
export function requireRecentSignIn({ createdAt }: { readonly createdAt: Date }, now: Date): void {
  if (now.getTime() - createdAt.getTime() > RECENT_MS) throw new AppError('recent_sign_in_required');
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
