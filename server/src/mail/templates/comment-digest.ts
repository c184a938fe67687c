import { Fragment, createElement as h } from 'react';
import * as z from 'zod/mini';
import { mailHome } from './mail-home.ts';
import { mailButton, mailLine, mailLink, mailParagraph, mailQuote } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailedHome } from './mailed-home.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Ids of the collection and of the account that gets the mail; its content is read at the time of sending. */
  collection: z.number(),
  receiver: z.string(),
  /** Time of the first comment that it covers, in ISO 8601. */
  from: z.string(),
  /** Of the collection; any text. */
  name: z.string(),
  /** Of the page of the collection. */
  url: z.string(),
  homes: z.array(
    z.object({
      home: mailedHome,
      /** First name of the author and the words, the oldest first; any text. */
      comments: z.array(z.object({ author: z.string(), text: z.string() })),
      /** Of the page with the thread. */
      url: z.string(),
    }),
  ),
  /** All new comments, also those that the mail leaves out. */
  total: z.number(),
});

export type CommentDigestParameters = z.infer<typeof parameters>;

/** Without a count until the time of sending. */
const commentsText = (count: number): string =>
  count === 0 ? 'New comments' : count === 1 ? '1 new comment' : `${count} new comments`;

const listed = (homes: CommentDigestParameters['homes']): number =>
  homes.reduce((sum, { comments }) => sum + comments.length, 0);

/** New comments on the homes of a shared collection, all in one mail. */
export const commentDigest: MailTemplate<CommentDigestParameters> = {
  parameters,
  subject: ({ total, name, homes: [first] }) =>
    total === 1 && first !== undefined
      ? `${withoutLinks(first.comments[0]!.author)} commented on ${first.home.address}`
      : `${commentsText(total)} in “${withoutLinks(name)}”`,
  heading: ({ total, name }) => `${commentsText(total)} in “${withoutLinks(name)}”`,
  content: ({ homes, total, url }) => [
    ...homes.map(({ home, comments, url: thread }) =>
      h(
        Fragment,
        null,
        ...comments.flatMap(({ author, text }, at) => [
          mailLine(`${withoutLinks(author)}${at === 0 ? ` on ${home.address}` : ''}:`),
          mailQuote(withoutLinks(text)),
        ]),
        mailHome(home),
        mailParagraph('', mailLink('Reply', thread)),
      ),
    ),
    total > listed(homes) ? mailParagraph('', mailLink(`and ${total - listed(homes)} more`, url)) : null,
    mailButton('See the collection', url),
    mailParagraph('You received this email because you share this collection of homes.'),
  ],
};
