import { type NavigateOptions, useNavigate } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { withToasts } from '../../ui/toast.ts';

/**
 * Ends the session at the server by `end`, then on this page, which becomes the home page of a guest. Where `end` rejects, the
 * session goes on and the failure is thrown.
 */
export function useLeave(): (end: () => Promise<unknown>, options?: NavigateOptions) => Promise<void> {
  const { account, queries, session } = useApp();
  const navigate = useNavigate();
  return async (end, options) => {
    const { changes, root } = session();
    // The server would refuse whatever comes after the end.
    await changes.settle();
    account.begin('logging out');
    await queries.cancelQueries({ queryKey: root });
    try {
      await end();
    } catch (error) {
      account.giveUp();
      void queries.invalidateQueries({ queryKey: root });
      throw error;
    }
    // Their buttons would change data of an ended session.
    withToasts((toasts) => void toasts.dismiss());
    void navigate('/', { ...options, state: { loggedOut: true } });
    account.signedOut();
  };
}
