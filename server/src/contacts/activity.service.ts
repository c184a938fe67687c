import type { HistorySwitches } from '@hearth/domain/people/history-rules.ts';
import type { OwnedChange } from '../db/owned-change.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { touchContact } from './contacts.queries.ts';

/** Notes for the agent that a client used the site, where the client shows the agent what they do. */
export async function noteActivity(
  transaction: OwnedChange,
  { owner, right, now }: OwnedVisit,
  { record, showToAgent }: Pick<HistorySwitches, 'record' | 'showToAgent'>,
): Promise<void> {
  if (right === 'self' && record && showToAgent) await touchContact(transaction, owner.ownerId, now);
}
