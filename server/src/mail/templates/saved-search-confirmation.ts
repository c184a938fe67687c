import { cadenceWords, mailedCadences } from '@hearth/domain/people/saved-search-rules.ts';
import * as z from 'zod/mini';
import { mailButton, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Of the search; any text. */
  name: z.string(),
  cadence: z.enum(mailedCadences),
  /** It proves the address: the mail's row forgets it, see `forgetSecrets`. */
  link: z.string(),
  /** How long the link works, from when the mail is written. */
  minutes: z.number(),
});

export type SavedSearchConfirmationParameters = z.infer<typeof parameters>;

/** Asks the owner of an address to confirm a search that a visitor saved for it. */
export const savedSearchConfirmation: MailTemplate<SavedSearchConfirmationParameters> = {
  parameters,
  subject: ({ name }) => `Confirm your saved search “${withoutLinks(name)}”`,
  heading: () => 'Confirm your saved search',
  content: ({ name, cadence, link, minutes }) => [
    mailParagraph(
      `Confirm your search “${withoutLinks(name)}”, and we’ll email you new homes and price changes ${cadenceWords[cadence]}.`,
    ),
    mailButton('Save my search', link),
    mailParagraph(
      `The link works for ${minutes / 1440} days. You don’t need an account, and you can stop the emails with one click.`,
    ),
    mailParagraph(
      'Didn’t ask for this? You can ignore this email. Nothing is saved unless you use the link.',
    ),
  ],
};
