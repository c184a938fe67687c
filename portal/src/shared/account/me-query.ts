import { getMe } from '@hearth/domain/contract/account-routes.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { type App, useApp } from '../app/app-context.tsx';

/** The signed-in person. By username: another person never sees it, not even for a moment. */
export const meQuery = ({ client }: Pick<App, 'client'>, username: string) =>
  queryOptions({
    queryKey: ['me', username],
    queryFn: ({ signal }) => client.call(getMe, { signal }),
  });

/** Writes a changed person, and has the header show it. */
export function useMeChanged(): (user: User) => void {
  const { account } = useApp();
  const queries = useQueryClient();
  const { person } = useSnapshot(account.state);
  return (user) => {
    queries.setQueryData(['me', user.username], user);
    if (person?.username !== user.username) return;
    const { firstname, lastname, picture, email } = user;
    account.changed({ ...person, firstname, lastname, picture, email });
  };
}
