import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { brokerageOf } from '../site/brokerage.service.ts';
import { agentEmails } from './agent-in-charge.queries.ts';
import { isAddress } from './inquiry-mails.ts';

/** Advice for the operator while mails about inquiries reach no reader, in one line; undefined where all do. */
export async function unreadInquiries(
  db: Db,
  config: Pick<Config, 'productName' | 'site'>,
): Promise<string | undefined> {
  const edition = editionOf(config.productName);
  const { email } = await brokerageOf(db, edition, config);
  if (isAddress(email)) return undefined;
  const emails = await agentEmails(db, edition.id);
  const without = emails.filter((each) => !isAddress(each)).length;
  if (emails.length === 0)
    return 'Inquiries are stored and mailed to no one: there are no agents, and the brokerage has no email address. Set BROKERAGE_EMAIL.';
  if (without === 0) return undefined;
  return `Inquiries to ${without} of ${emails.length} agents are stored and mailed to no one: neither they nor the brokerage have an email address. Set BROKERAGE_EMAIL.`;
}
