import {
  dismissListing,
  getDismissed,
  retainListing,
} from '@hearth/domain/contract/listing-action-routes.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { queryOptions } from '@tanstack/react-query';
import type { App } from './app-context.tsx';
import { withToasts } from './toast.ts';

type Session = Pick<App, 'client' | 'queries' | 'session'>;

/** Whether the signed-in person dismissed a home. By person: another one never sees it, not even for a moment. */
export const dismissedQuery = ({ client, session: { viewer } }: Omit<Session, 'queries'>, id: string) =>
  queryOptions({
    queryKey: ['dismissed', viewer.role === 'guest' ? '' : viewer.userId, id],
    queryFn: ({ signal }) => client.call(getDismissed, { params: { id }, signal }),
  });

/**
 * Dismisses a home or takes that back: at once on the page, then on the server. A failure sets it back and says so; the toast of a
 * success has an undo. Resolves once the server has answered.
 */
export async function setDismissed(session: Session, id: string, dismissed: boolean): Promise<void> {
  const { client, queries } = session;
  const { queryKey } = dismissedQuery(session, id);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, { dismissed });
  try {
    await client.call(dismissed ? dismissListing : retainListing, { params: { id } });
  } catch (error) {
    queries.setQueryData(queryKey, { dismissed: !dismissed });
    const description = failureText(error as ApiError, 'Please try again.');
    withToasts((toasts) =>
      toasts.error(dismissed ? 'Unable to dismiss the home' : 'Unable to remove from dismissed', {
        description,
      }),
    );
    return;
  }
  // Lists of homes leave dismissed ones out.
  void queries.invalidateQueries({ queryKey: ['homes'] });
  withToasts((toasts) =>
    dismissed
      ? toasts.success('Home dismissed', {
          description: 'Your searches leave it out.',
          action: { label: 'Undo', onClick: () => void setDismissed(session, id, false) },
        })
      : toasts.success('Your searches show this home again'),
  );
}
