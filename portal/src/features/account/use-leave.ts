import { type NavigateOptions, useNavigate } from 'react-router';
import { mayHaveUnsaved, saveAll, waitingPhotos } from '../../shared/account/kept-words.ts';
import { type App, useApp } from '../../shared/app/app-context.tsx';
import { withToasts } from '../../ui/toast.ts';

interface LeaveOptions extends NavigateOptions {
  /** The person has agreed to the loss of everything. */
  readonly losesAll?: boolean;
}

/**
 * Ends the session at the server by `end`, then on this page, which becomes the home page of a guest. Where `end` rejects, the
 * session goes on and the failure is thrown; it also goes on where the person stays to save what they typed.
 */
export function useLeave(): (end: () => Promise<unknown>, options?: LeaveOptions) => Promise<void> {
  const app = useApp();
  const { account, queries, session } = app;
  const navigate = useNavigate();
  return async (end, { losesAll = false, ...options } = {}) => {
    const { changes, root } = session();
    // The server would refuse whatever comes after the end.
    await changes.settle();
    if (!losesAll && (await isUnsaved(app)) && !(await account.confirmLoss())) return;
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

/** Returns whether the device has something that the server lacks, after open forms have sent it. */
async function isUnsaved({ account, session }: App): Promise<boolean> {
  await saveAll();
  const { username } = session();
  if (account.state.person === null || !mayHaveUnsaved(username)) return false;
  const { hasUnsavedDrafts } = await import('../../shared/drafts/kept-drafts.ts');
  return hasUnsavedDrafts(username) || waitingPhotos() > 0;
}
