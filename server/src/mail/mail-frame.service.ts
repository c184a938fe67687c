import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import { mailLogoSizes } from '@hearth/domain/edition/mark.ts';
import { headshotAddress, type OwnAgent, ownAgentOf } from '../agents/own-agent.service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { legalLinks } from '../legal/legal-links.ts';
import { mailLogoPath } from '../photos/scenes.service.ts';
import { brokerageOf } from '../site/brokerage.service.ts';
import { editionSettings } from '../site/edition-settings.service.ts';
import type { StoredMail } from './mail.ts';
import type { MailedAgent } from './templates/mail-agent.ts';
import type { MailFrame } from './templates/mail-document.ts';
import { unsubscribeLinkOf } from './unsubscribe-url.ts';

export interface FrameOptions {
  readonly db: Pick<Database, 'kysely'>;
  readonly config: Pick<Config, 'productName' | 'publicUrl' | 'site'>;
  readonly clock: () => Date;
}

/** The parts of a mail that are as they are when it is sent: brokerage, notices, the receiver's agent, the way to stop. */
export async function mailFrame(
  options: FrameOptions,
  mail: Pick<StoredMail, 'template' | 'to' | 'parameters'> & Partial<Pick<StoredMail, 'edition'>>,
): Promise<MailFrame> {
  const db = options.db.kysely;
  const config = await editionSettings(db, options.config, mail.edition ?? null);
  const edition = editionOf(config.productName);
  return {
    brokerage: await brokerageOf(db, edition, config),
    portalUrl: config.publicUrl,
    logo: logoOf(config),
    ...legalLinks(config),
    agent: await agentOf({ ...options, config }, edition.id, mail.to.address),
    unsubscribeUrl: await unsubscribeLinkOf({ ...options, config }, mail),
  };
}

function logoOf({ publicUrl, site }: FrameOptions['config']): MailFrame['logo'] {
  const hasName = site.brand.logo !== null;
  const size = mailLogoSizes[hasName ? 'logo' : 'mark'];
  return { url: `${publicUrl}${mailLogoPath}`, ...size, hasName };
}

async function agentOf(
  { db, config }: FrameOptions,
  edition: EditionId,
  email: string,
): Promise<MailedAgent | null> {
  const agent = await ownAgentOf(db.kysely, edition, email);
  return agent && mailedAgent(agent, config.publicUrl);
}

/** An agent as mails introduce them. */
export function mailedAgent(agent: OwnAgent, portal: string): MailedAgent {
  const { firstname, lastname, title, trecLicense: license, phone, email } = agent;
  const photo = headshotAddress(agent, portal);
  return { name: `${firstname} ${lastname}`.trim(), title, license, phone, email, photo };
}
