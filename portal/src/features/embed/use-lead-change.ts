import type { Client } from '@hearth/widgets/client/client.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app-context.tsx';
import { keyLeadsQuery } from './key-leads-query.ts';

/** Changes of a key's leads, one at a time; the log is read again after each. */
export function useLeadChange<Answer>(link: string) {
  const { client } = useApp();
  const queries = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (act: (client: Client) => Promise<Answer>) => act(client),
    onSettled: () => queries.invalidateQueries({ queryKey: keyLeadsQuery(client, link).queryKey }),
  });
  return {
    change: (act: (client: Client) => Promise<Answer>): void => {
      if (!isPending) mutate(act);
    },
    answer: data,
    isPending,
    failure: error && failureText(error, 'That didn’t work. Please try again.'),
  };
}
