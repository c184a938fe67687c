import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { type AccountScope, accountRefusal } from '@hearth/domain/search/account-scope.ts';
import { AppError } from './errors.ts';

/** @throws AppError sign_in_required where a guest's request needs an account, forbidden where it reads another person's */
export function refuseForeignAccount(account: AccountScope, viewer: Viewer): void {
  const refusal = accountRefusal(account, viewer);
  if (refusal === null) return;
  const message = refusal.code === 'forbidden' ? 'must be your own' : 'needs an account';
  throw new AppError(refusal.code, { validationErrors: refusal.keys.map((name) => ({ name, message })) });
}
