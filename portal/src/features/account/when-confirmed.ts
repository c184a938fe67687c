import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Account } from '../../shared/account/account.ts';

/**
 * Acts, and where the server requires a recent sign-in, acts again once the person has signed in.
 * @returns false where the person did not
 */
export async function whenConfirmed(account: Account, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'recent_sign_in_required') throw error;
    if (!(await account.confirm())) return false;
    await act();
  }
  return true;
}
