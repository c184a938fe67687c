import { getCollection } from '@hearth/domain/contract/collection.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { personOf, useChanges } from '../../shared/saving/use-collections.ts';

/** A page of a collection with the changes on their way. The page before stays until it is here. */
export function useCollection(id: string, page: number) {
  const { client } = useApp();
  const session = useSession();
  const changes = useChanges();
  const person = personOf(session);
  const query = useQuery({
    queryKey: [...session.root, 'collection', id, page],
    queryFn: ({ signal }) =>
      client.call(getCollection, {
        params: { id },
        query: page === 1 ? {} : { page: String(page) },
        signal,
      }),
    enabled: person !== '',
    placeholderData: keepPreviousData,
  });
  const collection =
    query.data &&
    changes.reduce(
      (after, change) => (change.person === person ? change.inPage(after, id) : after),
      query.data,
    );
  return { query, collection };
}
