import { countListingView } from '@hearth/domain/contract/listing-actions.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { callToTheEnd } from '../../shared/changes/call-to-the-end.ts';

/** Counts on the server that a person opened the page of a home, also one who leaves at once; a failure loses one view of its figures. */
export function countView(client: Client, id: string): void {
  callToTheEnd(client)(countListingView, { params: { id } }).catch(() => {});
}
