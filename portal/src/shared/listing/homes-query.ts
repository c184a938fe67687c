import { searchListings } from '@hearth/domain/contract/search.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import type { RequestOf } from '@hearth/widgets/client/endpoint-call.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ServedAnswers, servedFirst } from '../app/served-answers.ts';

/** Request of a search for homes. */
export type HomesRequest = NonNullable<RequestOf<typeof searchListings>['query']>;

/** The homes that a search finds, for the parts of a page that show a few of them. */
export const homesQuery = (client: Client, answers: ServedAnswers, query: HomesRequest) =>
  queryOptions({
    queryKey: ['homes', query],
    queryFn: ({ signal }) => client.call(searchListings, { query, signal }),
    ...servedFirst(() => answers.of(searchListings, { query })),
  });
