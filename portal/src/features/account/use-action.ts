import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { useRef, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { withToasts } from '../../ui/toast.ts';
import { useIsHere } from '../../ui/use-is-here.ts';
import { accountFailure } from './account-words.ts';
import { whenConfirmed } from './when-confirmed.ts';

/** A press that calls the server: once at a time, and a failure becomes a toast. It goes on after a recent sign-in where the server requires one. */
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
      await whenConfirmed(account, act);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      withToasts((toasts) => toasts.error(accountFailure(error)));
    } finally {
      running.current = false;
      if (isHere()) setActing(false);
    }
  }
  return { isActing, run: () => void run() };
}

/** The toast of settings that were stored. */
export const saved = (): void => withToasts((toasts) => toasts.success('Changes saved'));
