import * as z from 'zod/mini';
import { mailButton, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Of the membership; read again at the time of sending. */
  membership: z.number(),
  /** First name of the person who joined; any text. */
  joiner: z.string(),
  /** Of the thing; any text. */
  name: z.string(),
  /** Of the page of the thing. */
  url: z.string(),
});

export type CollaboratorJoinedParameters = z.infer<typeof parameters>;

const titleOf = ({ joiner, name }: CollaboratorJoinedParameters): string =>
  `${withoutLinks(joiner)} joined “${withoutLinks(name)}”`;

/** A person accepted an invitation; for the person who has the thing. */
export const collaboratorJoined: MailTemplate<CollaboratorJoinedParameters> = {
  parameters,
  subject: titleOf,
  content: ({ joiner, name, url }) => [
    mailParagraph(
      `${withoutLinks(joiner)} accepted the invitation to “${withoutLinks(name)}”. You can now add homes, comment and vote together.`,
    ),
    mailButton('See the collection', url),
    mailParagraph('You received this email because you share this collection of homes.'),
  ],
};
