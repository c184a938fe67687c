import type { Config } from '../config.ts';
import { legalLinks } from '../legal/legal-links.ts';
import { brokerageName } from '../site/brokerage.service.ts';
import type { MailNotices } from './templates/mail-document.ts';

/** Parts that every mail of a server has. */
export const mailNotices = (config: Pick<Config, 'productName' | 'publicUrl' | 'site'>): MailNotices => ({
  brand: brokerageName(config),
  ...legalLinks(config),
});
