import { getDismissed } from '@hearth/domain/contract/listing-actions.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../app/session.ts';

/** Returns whether the signed-in person dismissed a home. */
export const dismissedQuery = ({ client, root }: Session, id: string) =>
  queryOptions({
    queryKey: [...root, 'dismissed', id],
    queryFn: ({ signal }) => client.call(getDismissed, { params: { id }, signal }),
  });
