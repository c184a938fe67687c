import { getDismissed } from '@hearth/domain/contract/listing-action-routes.ts';
import { queryOptions } from '@tanstack/react-query';
import type { App } from '../app/app-context.tsx';

/** Whether the signed-in person dismissed a home. By person: another one never sees it, not even for a moment. */
export const dismissedQuery = (
  { client, session: { viewer } }: Pick<App, 'client' | 'session'>,
  id: string,
) =>
  queryOptions({
    queryKey: ['dismissed', viewer.role === 'guest' ? '' : viewer.userId, id],
    queryFn: ({ signal }) => client.call(getDismissed, { params: { id }, signal }),
  });
