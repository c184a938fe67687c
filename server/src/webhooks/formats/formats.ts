import type { WebhookFormat } from '@hearth/domain/contract/webhooks.ts';
import { followUpBoss } from './follow-up-boss.ts';
import type { LeadFormat } from './lead-format.ts';
import { standard } from './standard.ts';

/** Every format; a new service that takes leads is added here. */
export const formats: Readonly<Record<WebhookFormat, LeadFormat>> = {
  standard,
  'follow-up-boss': followUpBoss,
};
