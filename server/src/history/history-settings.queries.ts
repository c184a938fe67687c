import type { HistorySwitches } from '@hearth/domain/people/history-rules.ts';
import type { Db } from '../db/database.ts';
import type { OwnedChange } from '../db/owned-change.ts';

export const readSwitches = (db: Db, personId: string): Promise<HistorySwitches | undefined> =>
  db
    .selectFrom('historySetting')
    .select(['record', 'showToMe', 'showToAgent', 'useForSuggestions', 'hiddenFromAgent'])
    .where('personId', '=', personId)
    .executeTakeFirst();

export async function storeSwitches(
  db: OwnedChange,
  personId: string,
  switches: HistorySwitches,
  updatedAt: Date,
): Promise<void> {
  const values = { ...switches, hiddenFromAgent: [...switches.hiddenFromAgent], updatedAt };
  await db
    .insertInto('historySetting')
    .values({ personId, ...values })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet(values))
    .execute();
}
