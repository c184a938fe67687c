import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import type { changeHistorySwitches } from '@hearth/domain/contract/history.ts';
import { type HistorySwitches, usualSwitches } from '@hearth/domain/people/history-rules.ts';
import type { Db } from '../db/database.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { changeFor } from '../people/owner.service.ts';
import { readSwitches, storeSwitches } from './history-settings.queries.ts';

/** The switches of a person's history. Within a change of the person they stay as they are until it commits. */
export const switchesOf = async (db: Db, personId: string): Promise<HistorySwitches> =>
  (await readSwitches(db, personId)) ?? usualSwitches;

/** Turns the switches that are given. Stored views stay. */
export const changeSwitches = (
  db: Db,
  changes: BodyOf<typeof changeHistorySwitches>,
  visit: OwnedVisit,
): Promise<HistorySwitches> =>
  changeFor(db, visit, 'history settings changed', async (transaction, { id }) => {
    const before = await switchesOf(transaction, id);
    const switches = {
      record: changes.record ?? before.record,
      showToMe: changes.showToMe ?? before.showToMe,
      showToAgent: changes.showToAgent ?? before.showToAgent,
      useForSuggestions: changes.useForSuggestions ?? before.useForSuggestions,
      hiddenFromAgent: [...new Set(changes.hiddenFromAgent ?? before.hiddenFromAgent)],
    };
    await storeSwitches(transaction, id, switches, visit.now);
    return switches;
  });
