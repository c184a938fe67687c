import { unsubscribeAtOnce } from '@hearth/domain/contract/mail-subscription.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { subscriptionHashOf } from '../people/mail-subscription.service.ts';
import type { StoredMail } from './mail.ts';
import type { TemplateName } from './templates/mail-templates.ts';

/** Mails that people can turn off: all but those about their own account and about inquiries that they sent or answer. */
const optional: ReadonlySet<string> = new Set<TemplateName>(['listing-shared', 'invitation']);

interface Options {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly clock: () => Date;
}

/**
 * Where a mail program turns such mails off for the person who gets this one (RFC 8058); null for mails that cannot be turned off,
 * and for an address without an account. It is not stored with the mail, which its sender may read.
 */
export async function unsubscribeUrlOf(
  { db, config, clock }: Options,
  { template, to }: Pick<StoredMail, 'template' | 'to'>,
): Promise<string | null> {
  if (!optional.has(template)) return null;
  const hash = await subscriptionHashOf(db.kysely, to.address, clock());
  return hash === null ? null : `${config.publicUrl}${unsubscribeAtOnce.path.replace('{hash}', hash)}`;
}
