import { pageAt } from '../page/page-at.ts';
import type { LoginStatus } from './viewer.ts';

/** The sign-up dialog as it is due now (specification section 4, guest prompt). */
export interface SignUpPrompt {
  /** False for a forced registration, whose dialog only a sign-up or a log-in closes. */
  readonly closable: boolean;
  readonly delayMs: number;
}

/** Facts about a visitor who may be asked to sign up. */
export interface PromptedVisitor {
  readonly loginStatus: LoginStatus;
  /** A link asked for a registration (`force=true`), in this or an earlier visit. */
  readonly isForced: boolean;
  /** Pages of listings that the guest has opened since the last prompt. */
  readonly listingViews: number;
  readonly pathname: string;
}

/** Pages of listings that a guest opens before the portal asks for a sign-up (specification section 9). */
export const viewsBeforePrompt = 4;
const forcedDelayMs = 5000;

/** The prompt that is due for a visitor on a page; null for none. */
export function signUpPrompt({
  loginStatus,
  isForced,
  listingViews,
  pathname,
}: PromptedVisitor): SignUpPrompt | null {
  if (loginStatus !== 'guest' || !pageAt(pathname).row.prompts) return null;
  if (isForced) return { closable: false, delayMs: forcedDelayMs };
  return listingViews >= viewsBeforePrompt ? { closable: true, delayMs: 0 } : null;
}
