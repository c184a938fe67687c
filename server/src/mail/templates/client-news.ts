import { fewNames } from '@hearth/domain/text/few-names.ts';
import { Fragment, createElement as h } from 'react';
import * as z from 'zod/mini';
import { mailHome } from './mail-home.ts';
import { look } from './mail-look.ts';
import { mailButton, mailLine, mailLink, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailedHome } from './mailed-home.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Of the agent and the day; its content is computed again when it is sent. */
  agentDigest: z.number(),
  clients: z.array(
    z.object({
      /** Any text. */
      name: z.string(),
      /** The first homes with news. */
      homes: z.array(z.object({ home: mailedHome, news: z.array(z.string()) })),
      /** Number of homes with news that the mail leaves out. */
      more: z.number(),
      /** Names of the searches and collections with news; any text. */
      searches: z.array(z.string()),
    }),
  ),
  /** Of the page with the agent's contacts. */
  url: z.string(),
});

export type ClientNewsParameters = z.infer<typeof parameters>;

const homesText = (count: number): string => (count === 1 ? '1 home' : `${count} homes`);

type ClientNews = ClientNewsParameters['clients'][number];

const countOf = ({ homes, more }: ClientNews): number => homes.length + more;

const newsOf = (client: ClientNews): string =>
  `${homesText(countOf(client))} with news in ${fewNames(client.searches.map(withoutLinks))}`;

const lineOf = (client: ClientNews): string => `${withoutLinks(client.name)}: ${newsOf(client)}`;

const headingOf = ({ clients }: Pick<ClientNewsParameters, 'clients'>): string =>
  clients.length === 1 ? `News for ${withoutLinks(clients[0]!.name)}` : `News for ${clients.length} clients`;

/** Copies of the news of clients for their agent, all in one mail. */
export const clientNews: MailTemplate<ClientNewsParameters> = {
  parameters,
  subject: ({ clients }) => {
    const homes = clients.reduce((sum, client) => sum + countOf(client), 0);
    return `${headingOf({ clients })}: ${homesText(homes)}`;
  },
  heading: headingOf,
  preview: ({ clients }) => clients.slice(0, 3).map(lineOf).join(', '),
  content: ({ clients, url }, { unsubscribeUrl }) => [
    ...clients.map((client) =>
      h(
        Fragment,
        null,
        // The heading of the mail names an only client.
        clients.length > 1 && mailLine(withoutLinks(client.name), look.section),
        mailParagraph(newsOf(client)),
        ...client.homes.flatMap(({ home, news }) => [
          ...news.map((line) => mailLine(line, look.news)),
          mailHome(home),
        ]),
        client.homes.length > 0 && client.more > 0 && mailLine(`and ${client.more} more`),
      ),
    ),
    mailButton('See your clients', url),
    mailParagraph(
      `You got this email because ${clients.length === 1 ? 'this client shares' : 'these clients share'} alerts with you. `,
      unsubscribeUrl === null ? undefined : mailLink('Stop emails like this', unsubscribeUrl),
    ),
  ],
};
