import {
  dismissListing,
  getDismissed,
  retainListing,
} from '@hearth/domain/contract/listing-action-routes.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { App } from './app-context.tsx';
import { withToasts } from './toast.ts';

type Session = Pick<App, 'client' | 'queries' | 'session'>;

/** Whether the signed-in person dismissed a home. By person: another one never sees it, not even for a moment. */
export const dismissedQuery = ({ client, session: { viewer } }: Omit<Session, 'queries'>, id: string) =>
  queryOptions({
    queryKey: ['dismissed', viewer.role === 'guest' ? '' : viewer.userId, id],
    queryFn: ({ signal }) => client.call(getDismissed, { params: { id }, signal }),
  });

/** What the server has after the changes that are on their way, by home. */
const changesOf = new WeakMap<QueryClient, Map<string, Promise<boolean>>>();

/**
 * Dismisses a home or takes that back: at once on the page, then on the server. A failure sets it back and says so; the toast of a
 * success has an undo. Changes of one home are sent one after another, and of those that wait only the last one. Resolves once the
 * server has answered.
 */
export async function setDismissed(session: Session, id: string, dismissed: boolean): Promise<void> {
  const { client, queries } = session;
  const { queryKey } = dismissedQuery(session, id);
  const changes = changesOf.get(queries) ?? new Map<string, Promise<boolean>>();
  changesOf.set(queries, changes);
  const key = hashKey(queryKey);
  const isLast = () => changes.get(key) === change;
  const send = async (has: boolean): Promise<boolean> => {
    if (!isLast() || has === dismissed) return has;
    try {
      await client.call(dismissed ? dismissListing : retainListing, { params: { id } });
      return dismissed;
    } catch (error) {
      if (isLast()) sayFailed(error as ApiError, dismissed);
      return has;
    }
  };
  const had = queries.getQueryData(queryKey)?.dismissed ?? !dismissed;
  const change = (changes.get(key) ?? Promise.resolve(had)).then(send);
  changes.set(key, change);
  await queries.cancelQueries({ queryKey });
  if (isLast()) queries.setQueryData(queryKey, { dismissed });
  const has = await change;
  if (!isLast()) return;
  changes.delete(key);
  queries.setQueryData(queryKey, { dismissed: has });
  if (has === dismissed) sayDone(session, id, dismissed);
}

function sayFailed(failure: ApiError, dismissed: boolean): void {
  const title = dismissed ? 'Unable to dismiss the home' : 'Unable to remove from dismissed';
  const description = failureText(failure, 'Please try again.');
  withToasts((toasts) => toasts.error(title, { description }));
}

function sayDone(session: Session, id: string, dismissed: boolean): void {
  // Lists of homes leave dismissed ones out.
  void session.queries.invalidateQueries({ queryKey: ['homes'] });
  // The server takes a dismissed home out of them.
  void session.queries.invalidateQueries({ queryKey: ['collections'] });
  void session.queries.invalidateQueries({ queryKey: ['collection'] });
  withToasts((toasts) =>
    dismissed
      ? toasts.success('Home dismissed', {
          description: 'Your searches leave it out.',
          action: { label: 'Undo', onClick: () => void setDismissed(session, id, false) },
        })
      : toasts.success('Your searches show this home again'),
  );
}
