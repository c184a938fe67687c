import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useSession } from '../app/app-context.tsx';
import { type Change, withEffects } from './change.ts';

/**
 * A change of server data by the person of the session: shown at once, sent in order, taken back with the reason of a failure.
 * @param define the change, e.g. of the thing that a press is about
 */
export function useChange<Given extends readonly unknown[], Response>(
  define: (...given: Given) => Change<Response>,
) {
  const { changes } = useSession();
  const { mutateAsync, isPending } = useMutation(changes.sending);
  return {
    change: (...given: Given): void => void changes.make(define(...given), mutateAsync),
    isPending,
  };
}

/** A query whose data has the pending changes of the session. */
export function useShownQuery<Answer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, DefaultError, Answer, Key>,
) {
  const { changes } = useSession();
  const { pending } = useSnapshot(changes.state);
  const query = useQuery(options);
  return { query, data: withEffects(pending as readonly Change[], options.queryKey, query.data) };
}
