import * as z from 'zod/mini';
import { durationText } from './account/duration-text.ts';
import { embedKeyLinkParameters } from './embed-key-link.ts';
import { mailButton, mailFacts, mailLink, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';

const parameters = z.object({
  ...embedKeyLinkParameters.shape,
  /** Of the builder with the key. */
  builder: z.string(),
});

export type EmbedKeyGrantedParameters = z.infer<typeof parameters>;

/** A key that was asked for, with the next step and the link of the key's page. */
export const embedKeyGranted: MailTemplate<EmbedKeyGrantedParameters> = {
  parameters,
  subject: () => 'Your key for widgets',
  preview: ({ origins }) => `It works on ${origins.join(', ')}`,
  content: ({ origins, key, link, minutes, builder }) => [
    mailParagraph('You asked us for a key, so that our widgets work on your site. Here it is.'),
    mailFacts([
      ['Key', key],
      ['Works on', origins.join('\n')],
    ]),
    mailParagraph('Choose a widget and copy its code. The key is already in it.'),
    mailButton('Build a widget', builder),
    mailParagraph(
      `See where your widgets are shown and change your key, within ${durationText(minutes)}: `,
      mailLink('Open the page of my key', link),
    ),
  ],
};
