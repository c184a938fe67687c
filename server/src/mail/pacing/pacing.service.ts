import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import { providerOf } from './mail-providers.ts';
import { takeSlot } from './pacing.queries.ts';

/**
 * Resolves when a mail may be handed over without its provider being sent too many in a second. A process waits with the few mails that it
 * sends at the same time, so the waits are short.
 */
export async function waitForSlot(db: Db, address: string): Promise<void> {
  const provider = providerOf(address);
  if (provider === undefined) return;
  const milliseconds = await takeSlot(db, provider.name, provider.perSecond);
  if (milliseconds > 0) await wait(milliseconds);
}
