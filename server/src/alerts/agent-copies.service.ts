import { randomUUID } from 'node:crypto';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { momentOf } from '@hearth/domain/edition/start-of-local-day.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { agentOfVisitor } from '../agents/own-agent.service.ts';
import type { Db } from '../db/database.ts';
import type { ClientNewsParameters } from '../mail/templates/client-news.ts';
import { addCopy, copiesFor, deleteOldCopies, noteMail } from './agent-copies.queries.ts';
import { type Recipient, readRecipient } from './alerts.queries.ts';
import { closedNews, contentOf, type DigestSource } from './digest-content.service.ts';
import type { NewsSource } from './digest-sources.queries.ts';
import type { DueDigest } from './digests.queries.ts';

/** Homes in one mail: with more it would be cut by Gmail at 102 KB. Of the others it has the number. */
const mostHomes = 12;
/** Homes of one client. */
const mostOfClient = 4;

/** The mails of a morning come together; those of clients are due at 8:00. */
const LAST_COPY = '09:00';
/** Digests that are being closed at the end of a window are committed by then. */
const SENT_AT = '09:05';

const SECOND_MS = 1000;

interface ClosedDigest {
  readonly digest: DueDigest;
  /** Its searches and collections with news. */
  readonly withNews: readonly NewsSource[];
  readonly now: Date;
}

/** Adds the news of a client's digest to the next morning's mail to the client's agent, where the client wants that. */
export async function copyToAgent(
  transaction: Db,
  { mails, config }: Pick<DigestSource, 'mails' | 'config'>,
  { digest, withNews, now }: ClosedDigest,
): Promise<void> {
  if (!withNews.some(({ notifyAgent }) => notifyAgent)) return;
  const { personId, edition } = digest;
  const agent = (await agentOfVisitor(transaction, edition, { personId }))?.agent;
  if (!agent?.email) return;
  const { timeZone } = editions[edition];
  const { today, time } = localMoment(now, timeZone);
  const timeWindow = time < LAST_COPY ? today : addDays(today, 1);
  const { id: agentDigest, isFirst } = await addCopy(transaction, {
    ...{ digestId: digest.id, agentKey: agent.id, timeWindow },
  });
  if (!isFirst) return;
  const id = randomUUID();
  const sentAt = momentOf(timeWindow, SENT_AT, timeZone);
  await mails.enqueue(transaction, [
    {
      ...{ id, template: 'client-news', edition, replyTo: null, related: null, createdAt: now },
      to: { name: `${agent.firstname} ${agent.lastname}`.trim(), address: agent.email },
      parameters: { agentDigest, clients: [], url: `${config.publicUrl}${pages.contacts.path}` },
      delaySeconds: Math.ceil((sentAt.getTime() - now.getTime()) / SECOND_MS),
    },
  ]);
  await noteMail(transaction, agentDigest, id);
}

/**
 * The content of an agent's mail when it is sent: of each client who still has this agent and still sends the news, what the digest brought
 * and both may still see; false where nothing of it is left.
 */
export async function currentClientNews(
  source: DigestSource,
  stored: ClientNewsParameters,
): Promise<ClientNewsParameters | false> {
  const db = source.db.kysely;
  const copies = await copiesFor(db, stored.agentDigest);
  if (copies === undefined) return false;
  const reader = copies.accountId === null ? undefined : await readRecipient(db, copies.accountId);
  const agent = { key: copies.agentKey, ...(reader && { reader }) };
  const clients = new Map<string, ClientNews>();
  let room = mostHomes;
  for (const id of copies.digestIds) {
    const found = await newsForAgent(source, id, agent);
    if (found === null) continue;
    const known = clients.get(found.personId) ?? { name: found.name, homes: [], more: 0, searches: [] };
    const homes = found.homes.slice(0, Math.min(room, mostOfClient - known.homes.length));
    room -= homes.length;
    clients.set(found.personId, {
      ...{ name: found.name, homes: [...known.homes, ...homes] },
      more: known.more + found.count - homes.length,
      searches: [...new Set([...known.searches, ...found.searches])],
    });
  }
  return clients.size > 0 && { ...stored, clients: [...clients.values()] };
}

type ClientNews = ClientNewsParameters['clients'][number];

interface NewsForAgent extends Pick<ClientNews, 'name' | 'homes' | 'searches'> {
  readonly personId: string;
  /** Number of all homes with news. */
  readonly count: number;
}

/** @param agent the key of the agent, and the agent's account as a reader of homes; without one, the client's */
async function newsForAgent(
  source: DigestSource,
  digestId: number,
  { key, ...reading }: { readonly key: number; readonly reader?: Recipient },
): Promise<NewsForAgent | null> {
  const closed = await closedNews(source, digestId, ({ notifyAgent }) => notifyAgent);
  if (closed === null) return null;
  const { digest, basis, news, now } = closed;
  const { personId, firstname, lastname } = basis.recipient;
  const own = await agentOfVisitor(source.db.kysely, digest.edition, { personId });
  const mail = own?.agent.id === key ? await contentOf(source, closed, news, { now, ...reading }) : null;
  return (
    mail && {
      personId,
      name: `${firstname} ${lastname}`.trim(),
      homes: mail.homes.map((home) => ({ home: home.home, news: home.news })),
      searches: mail.searches,
      count: mail.homes.length + mail.more,
    }
  );
}

/** Days for which events of listings are stored. */
const KEPT_DAYS = 62;

/** Deletes the digests of agents that are older than the events they were made of, and whose mails are gone. */
export const forgetAgentDigests = (db: Db, now: Date): Promise<void> =>
  deleteOldCopies(db, addDays(now.toISOString().slice(0, 10), -KEPT_DAYS));
