import type { Client } from '../client/client.ts';
import type { ListingsProps } from './listings.tsx';
import type { AllHomes } from './use-all-url.ts';

/** What a list is told by its page, whoever fetches its homes. */
export interface ListProps extends Omit<ListingsProps, 'client' | 'request' | 'onRetry'>, AllHomes {
  readonly client: Client;
}
