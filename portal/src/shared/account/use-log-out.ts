import { signOut } from '@hearth/domain/contract/identity.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { withToasts } from '../../ui/toast.ts';
import { useApp } from '../app/app-context.tsx';
import { usualReason } from '../changes/change-toasts.ts';
import { type LeaveOptions, useLeave } from './use-leave.ts';

/** Logs the person out of this browser; a failure is a toast, and the session goes on. */
export function useLogOut(): (options?: LeaveOptions) => Promise<void> {
  const { client } = useApp();
  const leave = useLeave();
  return async (options) => {
    try {
      await leave(() => client.call(signOut), options);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      withToasts((toasts) => toasts.error('Unable to log out', { description: usualReason(error) }));
    }
  };
}
