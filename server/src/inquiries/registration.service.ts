import { randomUUID } from 'node:crypto';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { agentOfVisitor } from '../agents/own-agent.service.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { NewMail } from '../mail/mail.ts';
import { brokerageName, brokerageOf } from '../site/brokerage.service.ts';
import { insertInquiry } from './inquiry.queries.ts';
import { inquiryMails } from './inquiry-mails.ts';
import { inquiryRecord } from './inquiry-record.ts';
import { readRegistered } from './registration.queries.ts';

/** A client whose address is proven. */
export interface Registered {
  readonly personId: string;
  readonly ipAddress: string;
}

interface RegistrationDependencies {
  readonly config: Config;
  readonly clock: () => Date;
  readonly mails: { sendToOthers(db: Db, mails: readonly NewMail[]): Promise<void> };
}

/** Records that a client signed up, and mails the client's agent; once, and for clients alone. */
export async function registerClient(
  { config, clock, mails }: RegistrationDependencies,
  transaction: Db,
  { personId, ipAddress }: Registered,
): Promise<void> {
  const person = await readRegistered(transaction, personId);
  if (person === undefined) return;
  const edition = editionOf(config.productName);
  const own = await agentOfVisitor(transaction, edition.id, { personId });
  const key = `registration ${personId}`;
  const inquiry = inquiryRecord({
    ...{ id: randomUUID(), edition: edition.id, now: clock(), consent: consentOf(brokerageName(config)) },
    body: { ...person, phone: person.phone ?? '', type: 'registration' },
    ...{ listingkey: null, agentKey: own?.agent.id ?? null, ipAddress, idempotencyKey: key, bodyHash: key },
    ...{ embedKey: null, origin: null, linkEmbedKey: null, linkHost: null },
  });
  // A sign-up asks for no answer.
  if (!(await insertInquiry(transaction, inquiry, { status: 'closed' }))) return;
  const matter = {
    ...{ inquiry, agent: own?.agent, requestedAgent: undefined, listing: undefined, partner: null },
    brokerage: await brokerageOf(transaction, edition, config),
    ...{ portal: config.publicUrl, timeZone: edition.timeZone, newId: randomUUID },
    // The client gets the mails of the account, and agreed to none but those.
    ...{ threads: { visitor: null, agent: null }, withdrawalUrl: '', isConfirmed: false },
  };
  await mails.sendToOthers(transaction, inquiryMails(matter));
}
