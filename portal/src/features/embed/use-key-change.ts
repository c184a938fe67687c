import type { Client } from '@hearth/widgets/client/client.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app-context.tsx';

interface KeyChangeWords {
  readonly otherwise?: string;
  /** Words for refusals by their code. */
  readonly own?: Parameters<typeof failureText>[2];
}

/** Changes of a key, one at a time; the answers whose keys begin with `queryKey` are read again after each. */
export function useKeyChange<Answer>(queryKey: QueryKey, { otherwise, own }: KeyChangeWords = {}) {
  const { client } = useApp();
  const queries = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (act: (client: Client) => Promise<Answer>) => act(client),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  return {
    change: (act: (client: Client) => Promise<Answer>): void => {
      if (!isPending) mutate(act);
    },
    answer: data,
    isPending,
    failure: error && failureText(error, otherwise ?? 'That didn’t work. Please try again.', own),
  };
}
