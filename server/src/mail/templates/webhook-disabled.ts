import { webhookEnds } from '@hearth/domain/contract/webhooks.ts';
import * as z from 'zod/mini';
import { mailFacts, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';

const parameters = z.object({
  /** Address that was sent leads. */
  url: z.string(),
  because: z.enum(webhookEnds),
  /** Of the embed key, in words. */
  owner: z.string(),
});

export type WebhookDisabledParameters = z.infer<typeof parameters>;

const reasons = {
  gone: 'It answered that it is gone (HTTP 410).',
  failing: 'It took none of our attempts in more than three days.',
};

/** Notifies the owner of an embed key that leads don't reach one of the key's webhooks any more. */
export const webhookDisabled: MailTemplate<WebhookDisabledParameters> = {
  parameters,
  subject: ({ owner }) => `Your leads are not being delivered: ${owner}`,
  heading: () => 'We stopped sending leads to your webhook',
  content: ({ url, because, owner }) => [
    mailParagraph(`${reasons[because]} New leads still reach the agents by email, and none is lost.`),
    mailFacts([
      ['Webhook', url],
      ['Embed key', owner],
    ]),
    mailParagraph(
      'Correct the address or the server behind it, then send a test and turn the webhook on again. You can redeliver each lead that it missed.',
    ),
  ],
};
