import type { User } from '@hearth/domain/contract/user.ts';
import { getMe } from '@hearth/domain/contract/user.ts';
import { queryOptions } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useSession } from '../app/app-context.tsx';
import type { Session } from '../app/session.ts';

/** The signed-in person. */
export const meQuery = ({ client, root }: Session) =>
  queryOptions({
    queryKey: [...root, 'me'],
    queryFn: ({ signal }) => client.call(getMe, { signal }),
  });

/** Writes a changed person, and has the header show it. */
export function useMeChanged(): (user: User) => void {
  const session = useSession();
  const { account, queries } = session;
  const { person } = useSnapshot(account.state);
  return (user) => {
    queries.setQueryData(meQuery(session).queryKey, user);
    if (person?.username !== user.username) return;
    const { firstname, lastname, picture, email } = user;
    account.changed({ ...person, firstname, lastname, picture, email });
  };
}
