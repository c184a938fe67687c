import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Webhooks } from '../webhooks/create-webhooks.ts';

/** The dependencies of the commands about keys. */
export interface CommandContext {
  readonly db: Db;
  readonly config: Pick<Config, 'productName' | 'publicUrl' | 'embedListingsPerDay'>;
  readonly now: Date;
  readonly mails: Pick<MailQueue, 'start' | 'enqueue'>;
  readonly webhooks: Webhooks;
}
