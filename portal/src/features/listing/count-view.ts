import { countListingView } from '@hearth/domain/contract/listing-actions.ts';
import type { App } from '../../shared/app/app-context.tsx';

/** Counts on the server that a person opened the page of a home; a failure loses one view of its figures. */
export function countView({ client }: Pick<App, 'client'>, id: string): void {
  client.call(countListingView, { params: { id } }).catch(() => {});
}
