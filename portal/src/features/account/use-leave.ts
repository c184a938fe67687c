import { type NavigateOptions, useNavigate } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { withToasts } from '../../ui/toast.ts';

/** Ends the session on this page, which then is the home page of a guest. */
export function useLeave(): (options?: NavigateOptions) => void {
  const { account } = useApp();
  const navigate = useNavigate();
  return (options) => {
    // Their buttons would change data of an ended session.
    withToasts((toasts) => void toasts.dismiss());
    void navigate('/', { ...options, state: { loggedOut: true } });
    account.signedOut();
  };
}
