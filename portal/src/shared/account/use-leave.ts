import { type NavigateOptions, useNavigate } from 'react-router';
import { withToasts } from '../../ui/toast.ts';
import { type App, useApp } from '../app/app-context.tsx';
import { mayHaveUnsaved, saveAll, waitingPhotos } from './kept-words.ts';

export interface LeaveOptions extends NavigateOptions {
  /** The person has agreed to the loss of everything. */
  readonly losesAll?: boolean;
  /** Path of the page that the guest sees; the home page by default. */
  readonly to?: string;
}

/**
 * Ends the session at the server by `end`, then on this page, which becomes another page of a guest. Where `end` rejects, the
 * session goes on and the failure is thrown; it also goes on where the person stays to save what they typed.
 */
export function useLeave(): (end: () => Promise<unknown>, options?: LeaveOptions) => Promise<void> {
  const app = useApp();
  const { account, queries, session } = app;
  const navigate = useNavigate();
  return async (end, { losesAll = false, to = '/', ...options } = {}) => {
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
    void navigate(to, { ...options, state: { loggedOut: true } });
    account.signedOut();
  };
}

/** Returns whether the device has something that the server lacks, after open forms have sent it. */
async function isUnsaved({ account, session }: App): Promise<boolean> {
  await saveAll();
  const { username } = session();
  if (account.state.person === null || !mayHaveUnsaved(username)) return false;
  const { hasUnsavedDrafts } = await import('../drafts/kept-drafts.ts');
  return hasUnsavedDrafts(username) || waitingPhotos() > 0;
}
