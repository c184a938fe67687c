import { getSessions } from '@hearth/domain/contract/account-routes.ts';
import type { AnswerOf } from '@hearth/widgets/client/endpoint-call.ts';
import { queryOptions } from '@tanstack/react-query';
import type { App } from '../../../shared/app/app-context.tsx';

export type SessionsAnswer = AnswerOf<typeof getSessions>;

export const sessionsKey = (username: string) => ['sessions', username] as const;

export const sessionsQuery = ({ client }: Pick<App, 'client'>, username: string) =>
  queryOptions({
    queryKey: sessionsKey(username),
    queryFn: ({ signal }) => client.call(getSessions, { signal }),
  });
