import * as z from 'zod/mini';
import { durationText } from './account/duration-text.ts';
import { mailButton, mailFacts, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';

export const embedKeyLinkParameters = z.object({
  owner: z.string(),
  /** Sites that the key is for. */
  origins: z.array(z.string()),
  key: z.string(),
  /** A reader of this address may change the key: the mail's row forgets it, see `forgetSecrets`. */
  link: z.string(),
  minutes: z.number(),
});

export type EmbedKeyLinkParameters = z.infer<typeof embedKeyLinkParameters>;

/** The link of the page of an embed key's owner. */
export const embedKeyLink: MailTemplate<EmbedKeyLinkParameters> = {
  parameters: embedKeyLinkParameters,
  subject: ({ owner }) => `Your widgets: the page of ${owner}`,
  heading: () => 'Your widgets',
  preview: ({ origins }) => origins.join(', '),
  content: ({ origins, key, link, minutes }) => [
    mailParagraph('See where your widgets were shown and how they’re used, and change your key.'),
    mailFacts([
      ['Sites', origins.join('\n')],
      ['Key', key],
    ]),
    mailButton('Open the page of my key', link),
    mailParagraph(
      `Keep this link to yourself. It expires in ${durationText(minutes)}; the page sends you a new one when you ask.`,
    ),
    mailParagraph('Didn’t ask for this? You can ignore this email.'),
  ],
};
