import { AppError } from '../http/errors.ts';

/** Longest time after a sign-in for changes that can cost an owner the account. */
const RECENT_MS = 15 * 60_000;

/** @throws AppError recent_sign_in_required for a session that may have been left open */
export function requireRecentSignIn({ createdAt }: { readonly createdAt: Date }, now: Date): void {
  if (now.getTime() - createdAt.getTime() > RECENT_MS) throw new AppError('recent_sign_in_required');
}
