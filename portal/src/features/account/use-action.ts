import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { useRef, useState } from 'react';
import type { Account } from '../../shared/account/account.ts';
import { useApp } from '../../shared/app/app-context.tsx';
import { withToasts } from '../../ui/toast.ts';
import { useIsHere } from '../../ui/use-is-here.ts';
import { accountFailure } from './account-words.ts';

/** A press that calls the server: once at a time, and a failure becomes a toast. Where it takes a fresh log-in, that one opens. */
export function useAction(act: () => Promise<void>): {
  readonly isActing: boolean;
  readonly run: () => void;
} {
  const [isActing, setActing] = useState(false);
  const running = useRef(false);
  const isHere = useIsHere();
  const { account } = useApp();
  async function run(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setActing(true);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      withToasts((toasts) => toasts.error(accountFailure(error)));
      if (error.code === 'recent_sign_in_required') logInAgain(account);
    } finally {
      running.current = false;
      if (isHere()) setActing(false);
    }
  }
  return { isActing, run: () => void run() };
}

/** The log-in of the person who is signed in. */
export function logInAgain(account: Account): void {
  const email = account.state.person?.email;
  account.open({ name: 'log in', ...(email !== undefined && { email }) });
}

/** The toast of settings that were stored. */
export const saved = (): void => withToasts((toasts) => toasts.success('Changes saved'));
