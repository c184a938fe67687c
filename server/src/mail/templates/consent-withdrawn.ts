import { agreementText, consentIds } from '@hearth/domain/inquiry/consent.ts';
import { phoneText } from '@hearth/domain/people/phone-text.ts';
import * as z from 'zod/mini';
import { mailFacts, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';

const parameters = z.object({
  visitor: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  withdrawn: z.array(z.enum(consentIds)),
});

export type ConsentWithdrawnParameters = z.infer<typeof parameters>;

/** Notifies an agent that a visitor's number must not be used any more. */
export const consentWithdrawn: MailTemplate<ConsentWithdrawnParameters> = {
  parameters,
  subject: ({ visitor }) => `Do not contact: ${visitor.name}`,
  content: ({ visitor, withdrawn }) => [
    mailParagraph(
      `${visitor.name} withdrew the consent ${agreementText(withdrawn)}. Do not call, text or email this person again, and remove the number from all lists.`,
    ),
    mailFacts([
      ['Name', visitor.name],
      ['Email', visitor.email],
      ['Phone', phoneText(visitor.phone)],
    ]),
  ],
};
