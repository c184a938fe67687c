import { signUpPrompt } from '@hearth/domain/people/sign-up-prompt.ts';
import type { App } from '../../shared/app/app-context.tsx';
import type { Session } from '../../shared/app/session.ts';
import { countListingView, restartListingViews } from '../../shared/listing/listing-views.ts';

/** Counts that a home was opened, and asks a guest to sign up once they have opened enough, where there is a way to an account. */
export function promptAfterViews(listingid: string, { viewer }: Session, unlock: App['unlock']): void {
  const listingViews = countListingView(listingid, viewer);
  const { loginStatus } = viewer;
  const { pathname } = location;
  if (unlock === null || !signUpPrompt({ loginStatus, isForced: false, listingViews, pathname })) return;
  restartListingViews();
  unlock();
}
