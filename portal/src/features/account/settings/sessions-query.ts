import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { getSessions } from '@hearth/domain/contract/identity.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../../../shared/app/session.ts';

export type SessionsAnswer = ResponseOf<typeof getSessions>;

export const sessionsQuery = ({ client, root }: Session) =>
  queryOptions({
    queryKey: [...root, 'sessions'],
    queryFn: ({ signal }) => client.call(getSessions, { signal }),
  });
