import type { EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app-context.tsx';
import { isAbsent, type Pick, pickings } from './pick.ts';

function lookUpQuery(client: ReturnType<typeof useApp>['client'], name: string, value: string) {
  return queryOptions({
    queryKey: ['embed pick', name, value],
    queryFn: ({ signal }) => pickings[name]!.lookUp(client, value, signal),
    enabled: value !== '',
    retry: false,
    staleTime: 60_000,
  });
}

/** The thing that an option names now, and whether it does not exist. */
export function usePicked(
  name: string,
  value: string,
): { readonly label: string; readonly isUnknown: boolean } {
  const { client } = useApp();
  const { data, error } = useQuery(lookUpQuery(client, name, value));
  return { label: data?.label ?? value, isUnknown: isAbsent(error) };
}

/** Names of the options of a setup that name a thing which does not exist. */
export function useUnknownPicks({ attributes }: EmbedSetup): readonly string[] {
  const { client } = useApp();
  const names = Object.keys(pickings).filter((name) => attributes[name]?.trim());
  const answers = useQueries({
    queries: names.map((name) => lookUpQuery(client, name, attributes[name] ?? '')),
  });
  return names.filter((_, at) => isAbsent(answers[at]?.error));
}

/** Things that match these words; none for one letter. Those before stay until the next ones are here. */
export function useOffers(
  name: string,
  words: string,
): { readonly offers: readonly Pick[]; readonly isEmpty: boolean } {
  const { client } = useApp();
  const isLong = words.trim().length > 1;
  const { data, isError } = useQuery({
    queryKey: ['embed offers', name, words],
    queryFn: ({ signal }) => pickings[name]!.search(client, words.trim(), signal),
    enabled: isLong,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 60_000,
  });
  const offers = isLong && !isError ? (data ?? []) : [];
  return { offers, isEmpty: isLong && (isError || data?.length === 0) };
}
