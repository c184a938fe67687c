import { unsubscribeAtOnce } from '@hearth/domain/contract/mail-subscription.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { refusesMail, subscriptionHashOf } from '../people/mail-subscription.service.ts';
import type { StoredMail } from './mail.ts';
import type { TemplateName } from './templates/mail-templates.ts';

/** Mails that people can turn off: all but those about their own account and about inquiries that they sent or answer. */
const optional: ReadonlySet<string> = new Set<TemplateName>([
  'listing-shared',
  'invitation',
  'contact-invitation',
  'client-news',
  'collaborator-joined',
  'comment-digest',
  'recommendation',
  'listing-performance',
  'saved-search-news',
  'votes-opened',
  'widgets-silent',
]);

interface Options {
  readonly db: Pick<Database, 'kysely'>;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly clock: () => Date;
}

type Addressed = Pick<StoredMail, 'template' | 'to' | 'parameters'>;

/**
 * Address by which a mail program turns such mails off for the person or the address that gets this one (RFC 8058); null for mails that
 * cannot be turned off.
 */
export const unsubscribeUrlOf = (options: Options, mail: Addressed): Promise<string | null> =>
  withHash(options, mail, unsubscribeAtOnce.path);

/** The page that asks before it turns them off, for the mail itself: scanners of mails open links. */
export const unsubscribeLinkOf = (options: Options, mail: Addressed): Promise<string | null> =>
  withHash(options, mail, pages.subscription.path.replace(':hash', '{hash}'));

/** Returns whether the receiver has turned off such mails, also since the mail was written. */
export const isTurnedOff = async (
  { db }: Pick<Options, 'db'>,
  { template, to }: Addressed,
): Promise<boolean> => optional.has(template) && refusesMail(db.kysely, to.address.toLowerCase());

async function withHash(
  { db, config, clock }: Options,
  { template, to, parameters }: Addressed,
  path: string,
): Promise<string | null> {
  if (!optional.has(template)) return null;
  const hash = await subscriptionHashOf(db.kysely, to.address.toLowerCase(), clock());
  return `${config.publicUrl}${path.replace('{hash}', hash)}${ofDigest(parameters)}`;
}

/** A mail with news stops the searches that it names, and no other mails. */
function ofDigest(parameters: unknown): string {
  const { digest } = (parameters ?? {}) as { readonly digest?: unknown };
  return typeof digest === 'number' ? `?digest=${digest}` : '';
}
