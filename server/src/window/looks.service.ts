import { randomUUID } from 'node:crypto';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { type LookedAt, lookWords } from '@hearth/domain/people/looks.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { NewMail } from '../mail/mail.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import { personOf } from '../people/owner.service.ts';
import { countLooks, insertLook, isNoted, type LookedAtClient, lockClient } from './looks.queries.ts';

export interface LookDependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'productName' | 'publicUrl'>;
  readonly mails: Pick<MailQueue, 'start' | 'enqueue' | 'wake'>;
}

/**
 * Notes that an agent sees a list of a contact, before the answer leaves: one line in the audit log for each list and day. The first look
 * of an agent is announced to the client.
 */
export async function noteLook(
  { db, config, mails }: LookDependencies,
  tab: LookedAt,
  { actor, owner, right, now }: OwnedVisit,
): Promise<void> {
  if (right !== 'contact') return;
  const { today: day } = localMoment(now, editionOf(config.productName).timeZone);
  const look = { actorId: actor.userId, personId: owner.ownerId, tab, day, at: now };
  if (await isNoted(db.kysely, look)) return;
  await mails.start();
  await db.kysely.transaction().execute(async (transaction) => {
    if (!(await insertLook(transaction, look))) return;
    // Of several first looks at once, one finds itself alone.
    const client = await lockClient(transaction, owner.ownerId);
    if (client === undefined || (await countLooks(transaction, look)) > 1 || !client.emailVerified) return;
    const agent = fullName(await personOf(transaction, { ...owner, ownerId: actor.userId }));
    await mails.enqueue(transaction, [announcement(config, { client, agent, tab, now })]);
  });
  mails.wake();
}

const fullName = ({ firstname, lastname }: Pick<LookedAtClient, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim();

interface Announced {
  readonly client: LookedAtClient;
  readonly agent: string;
  readonly tab: LookedAt;
  readonly now: Date;
}

const announcement = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { client, agent, tab, now }: Announced,
): NewMail => ({
  ...{ id: randomUUID(), template: 'agent-looked', createdAt: now, replyTo: null },
  to: { name: fullName(client), address: client.email },
  related: { type: 'person', id: client.id },
  parameters: { agent, looked: lookWords[tab], url: `${publicUrl}${pages.agentWindow.path}` },
});
