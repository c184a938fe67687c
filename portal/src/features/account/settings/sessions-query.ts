import { getSessions } from '@hearth/domain/contract/account-routes.ts';
import type { AnswerOf } from '@hearth/widgets/client/endpoint-call.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../../../shared/app/session.ts';

export type SessionsAnswer = AnswerOf<typeof getSessions>;

export const sessionsKey = (root: Session['root']) => [...root, 'sessions'] as const;

export const sessionsQuery = ({ client, root }: Session) =>
  queryOptions({
    queryKey: sessionsKey(root),
    queryFn: ({ signal }) => client.call(getSessions, { signal }),
  });
