import type { Change } from '../../../shared/changes/change.ts';
import { accountFailure } from '../account-words.ts';

/** Announces a change of settings. A toast replaces the one before. */
export const settingWords = (failed: string): Change['words'] => ({
  done: 'Changes saved',
  failed,
  reason: (failure) => accountFailure(failure),
  subject: 'settings',
});
