import * as z from 'zod/mini';
import { mailButton, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Of the membership; read again at the time of sending. */
  membership: z.number(),
  /** First name of the person who joined; any text. */
  joiner: z.string(),
  /** Without it a collection: mails that were queued before searches were shared have none. */
  thing: z._default(z.enum(['collection', 'saved-search']), 'collection'),
  /** Of the thing; any text. */
  name: z.string(),
  /** Of the page of the thing. */
  url: z.string(),
});

export type CollaboratorJoinedParameters = z.infer<typeof parameters>;

const words: Readonly<
  Record<CollaboratorJoinedParameters['thing'], Readonly<Record<'next' | 'button' | 'why', string>>>
> = {
  collection: {
    next: 'You can now add homes, comment and vote together.',
    button: 'See the collection',
    why: 'You received this email because you share this collection of homes.',
  },
  'saved-search': {
    next: 'Both of you now see its homes and choose how often you hear of new ones.',
    button: 'See the saved search',
    why: 'You received this email because you share this saved search.',
  },
};

const titleOf = ({ joiner, name }: CollaboratorJoinedParameters): string =>
  `${withoutLinks(joiner)} joined “${withoutLinks(name)}”`;

/** A person accepted an invitation; for the person who has the thing. */
export const collaboratorJoined: MailTemplate<CollaboratorJoinedParameters> = {
  parameters,
  subject: titleOf,
  content: ({ joiner, thing, name, url }) => [
    mailParagraph(
      `${withoutLinks(joiner)} accepted the invitation to “${withoutLinks(name)}”. ${words[thing].next}`,
    ),
    mailButton(words[thing].button, url),
    mailParagraph(words[thing].why),
  ],
};
