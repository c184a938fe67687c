import { AppError } from '../http/errors.ts';

/** What costs an owner the account is done within so long after a sign-in. */
const RECENT_MS = 15 * 60_000;

/** @throws AppError recent_sign_in_required for a session that may have been left open */
export function requireRecentSignIn({ createdAt }: { readonly createdAt: Date }, now: Date): void {
  if (now.getTime() - createdAt.getTime() > RECENT_MS) throw new AppError('recent_sign_in_required');
}
