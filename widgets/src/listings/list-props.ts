import type { Client } from '../client/client.ts';
import type { AllHomes } from './found.ts';
import type { ListingsProps } from './listings.tsx';

/** The properties of a list that do not depend on how its homes are fetched. */
export interface ListProps extends Omit<ListingsProps, 'client' | 'request' | 'onRetry' | 'all'> {
  readonly client: Client;
  /** Address of the page with all homes. */
  readonly results: Pick<AllHomes, 'resultsUrl' | 'target'>;
}
