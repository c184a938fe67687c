import { signUpPrompt } from '@hearth/domain/people/sign-up-prompt.ts';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import type { AccountDialog } from '../../shared/account/account.ts';
import { forcedSignUp } from '../../shared/account/forced-sign-up.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { withToasts } from '../../ui/toast.ts';
import { AccountDialogs } from './account-dialogs.tsx';
import { useAccountMemory } from './account-memory.ts';
import { usePageHistory } from './use-page-history.ts';
import { useProviderReturn } from './use-provider-return.ts';
import { useWantedSave } from './use-wanted-save.ts';

/** The dialogs of accounts, and what follows from the state of the session. */
export function AccountHost(): ReactNode {
  const { account } = useApp();
  const { dialog } = useSnapshot(account.state);
  useAccountMemory();
  usePageHistory();
  useProviderReturn();
  useWantedSave();
  useForcedSignUp();
  useExpiredNotice();
  useConfirmedElsewhere();
  return dialog && <AccountDialogs dialog={dialog as AccountDialog} />;
}

/** A link asked for a registration: its dialog opens after five seconds on each page that it may interrupt. */
function useForcedSignUp(): void {
  const { account } = useApp();
  const { person, dialog, status } = useSnapshot(account.state);
  const { pathname } = useLocation();
  const isOpen = dialog !== null;
  const isForced = dialog?.isForced === true;
  const isGuest = person === null && status !== 'not initialized';
  useEffect(() => {
    if (!isGuest) {
      if (status === 'logged in') forcedSignUp.clear();
      return;
    }
    const prompt = signUpPrompt({
      loginStatus: 'guest',
      isForced: forcedSignUp.read(),
      listingViews: 0,
      pathname,
    });
    if (prompt === null) {
      if (isForced) account.close();
      return;
    }
    if (isOpen) return;
    const timer = setTimeout(() => account.open({ name: 'sign up', isForced: true }), prompt.delayMs);
    return () => clearTimeout(timer);
  }, [account, pathname, isGuest, isOpen, isForced, status]);
}

/** The page stays as it is, with what was typed in it. */
function useExpiredNotice(): void {
  const { account } = useApp();
  const { isExpired } = useSnapshot(account.state);
  useEffect(() => {
    if (!isExpired) return;
    withToasts((toasts) =>
      toasts.error('Your session has ended. Log in again to continue.', {
        action: { label: 'Log in', onClick: () => account.open({ ...account.state.dialog, name: 'log in' }) },
      }),
    );
  }, [account, isExpired]);
}

const restMilliseconds = 5 * 60_000;

/** Back in this tab: a person who waits for the confirmation is looked up at once, all others after five minutes. */
function useConfirmedElsewhere(): void {
  const { account } = useApp();
  const { person, dialog } = useSnapshot(account.state);
  const loginStatus = person?.loginStatus;
  const isSignedIn = person !== null;
  const waits = loginStatus === 'not verified';
  useEffect(() => {
    if (!isSignedIn) return;
    let left = Date.now();
    const look = () => {
      if (document.hidden) left = Date.now();
      else if (waits || Date.now() - left > restMilliseconds) void account.refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [account, isSignedIn, waits]);
  const isVerifying = dialog?.name === 'verify';
  useEffect(() => {
    if (!isVerifying || loginStatus !== 'verified') return;
    account.close();
    withToasts((toasts) => toasts.success('Welcome!'));
  }, [account, isVerifying, loginStatus]);
}
