import type { Client } from '../client/client.ts';
import type { AllHomes } from './found.ts';
import type { ListingsProps } from './listings.tsx';

/** What a list is told by its page, whoever fetches its homes. */
export interface ListProps extends Omit<ListingsProps, 'client' | 'request' | 'onRetry' | 'all'> {
  readonly client: Client;
  /** Where all homes are shown. */
  readonly place: Pick<AllHomes, 'resultsUrl' | 'target'>;
}
