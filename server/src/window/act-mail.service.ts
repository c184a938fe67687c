import { randomUUID } from 'node:crypto';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { actWords } from '@hearth/domain/people/act-words.ts';
import type { Db } from '../db/database.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { AgentActedParameters } from '../mail/templates/agent-acted.ts';
import { lockedOwner, personOf } from '../people/owner.service.ts';
import { type ActedThing, isAnnounced, nameOfThing } from './act-mail.queries.ts';
import type { LookDependencies } from './looks.service.ts';

/** A mail waits, so that several homes in a row cost one mail, and a change that is taken back none. */
const DELAY_SECONDS = 600;

interface Act extends ActedThing {
  /** Its name in the audit log. */
  readonly change: 'collection created' | 'home added' | 'search saved';
  /** The agent wants no mail about it. */
  readonly notNotifyUser: boolean | undefined;
}

/** Queues a mail to the client about a change that an agent made, one for each thing in ten minutes. Changes of people's own things have none. */
export async function announceAct(
  { db, config: { publicUrl }, mails }: LookDependencies,
  { change, notNotifyUser = false, thing, id }: Act,
  { actor, owner, right, now }: OwnedVisit,
): Promise<void> {
  if (right !== 'contact' || notNotifyUser) return;
  await mails.start();
  await db.kysely.transaction().execute(async (transaction) => {
    const client = await lockedOwner(transaction, { owner, actor });
    const name = await nameOfThing(transaction, owner.ownerId, { thing, id });
    const since = new Date(now.getTime() - DELAY_SECONDS * 1000);
    // An address that was never proven may be another person's.
    if (!client?.emailVerified || name === undefined) return;
    if (await isAnnounced(transaction, owner.ownerId, { thing, id }, since)) return;
    const { firstname, lastname } = await personOf(transaction, { ownerId: actor.userId });
    const path = thing === 'collection' ? collectionPath(id) : `/saved-search/${id}`;
    const parameters: AgentActedParameters = {
      ...{ receiver: owner.ownerId, thing, id, name, did: actWords(change) },
      agent: `${firstname} ${lastname}`.trim(),
      ...{ url: publicUrl + path, windowUrl: publicUrl + pages.agentWindow.path },
    };
    await mails.enqueue(transaction, [
      {
        ...{
          id: randomUUID(),
          template: 'agent-acted',
          createdAt: now,
          delaySeconds: DELAY_SECONDS,
          parameters,
        },
        to: { name: `${client.firstname} ${client.lastname}`.trim(), address: client.email },
        replyTo: null,
        related: { type: 'person', id: client.id },
      },
    ]);
  });
  mails.wake();
}

/** The mail with the name that the thing has by now; false once it is gone. */
export async function stillThere(
  db: Db,
  parameters: AgentActedParameters,
): Promise<AgentActedParameters | false> {
  const name = await nameOfThing(db, parameters.receiver, parameters);
  return name !== undefined && { ...parameters, name };
}
