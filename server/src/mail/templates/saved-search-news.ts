import { fewNames } from '@hearth/domain/text/few-names.ts';
import { Fragment, createElement as h } from 'react';
import * as z from 'zod/mini';
import { mailAgent } from './mail-agent.ts';
import { mailHome } from './mail-home.ts';
import { look } from './mail-look.ts';
import { mailButton, mailLine, mailLink, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailedHome } from './mailed-home.ts';
import { withoutLinks } from './without-links.ts';

const parameters = z.object({
  /** Of the digest; its content is computed again when it is sent. */
  digest: z.number(),
  /** Set for the open houses of a weekend; else the mail has what changed. */
  occasion: z.optional(z.literal('open houses')),
  homes: z.array(
    z.object({
      home: mailedHome,
      /** 'New listing', 'Price cut: $400,000 to $385,000 (-$15,000)'. */
      news: z.array(z.string()),
      /** Names of the searches that found it; any text. */
      searches: z.array(z.string()),
    }),
  ),
  /** Number of homes with news that the mail leaves out. */
  more: z.number(),
  /** Of the page with all of them. */
  url: z.string(),
  /** The things that the news are of; searches where it is missing. */
  things: z.optional(z.enum(['searches', 'collections', 'both'])),
  /** Names of all searches and collections with news; any text. */
  searches: z.array(z.string()),
  /** Those of them that the receiver joined; any text. */
  joined: z.optional(z.array(z.string())),
});

export type SavedSearchNewsParameters = z.infer<typeof parameters>;

const homesText = (count: number): string => (count === 1 ? '1 home' : `${count} homes`);

const quoted = (names: readonly string[]): string => fewNames(names.map(withoutLinks));

type Places = Pick<SavedSearchNewsParameters, 'searches' | 'things'>;

/** One of them, several of them, and those of the receiver. */
const words = {
  searches: ['search', 'saved searches', 'searches'],
  collections: ['collection', 'collections', 'collections'],
  both: ['search', 'searches and collections', 'searches'],
} as const;

const placeText = ({ searches, things = 'searches' }: Places): string =>
  searches.length === 1 ? quoted(searches) : `${searches.length} ${words[things][1]}`;

const headingOf = ({
  occasion,
  homes,
  more,
  ...places
}: Pick<SavedSearchNewsParameters, 'occasion' | 'homes' | 'more'> & Places): string => {
  const count = homesText(homes.length + more);
  return occasion === undefined
    ? `${count} with news in ${placeText(places)}`
    : `Open houses this weekend: ${count} in ${placeText(places)}`;
};

/** 'you saved “Lofts” and joined “Homes by the lake”' */
function reasonOf({ searches, joined = [] }: Pick<SavedSearchNewsParameters, 'searches' | 'joined'>): string {
  // A saved and a joined one may have the same name.
  const saved = joined.reduce((left, name) => left.toSpliced(left.indexOf(name), 1), searches);
  const verbs = { saved, joined };
  const parts = Object.entries(verbs).flatMap(([verb, names]) =>
    names.length > 0 ? `${verb} ${quoted(names)}` : [],
  );
  return `you ${parts.join(' and ')}`;
}

/** The price beside the first news of a home: a price cut names it already. */
const priceBeside = ({ home: { price }, news }: SavedSearchNewsParameters['homes'][number]) =>
  price && news[0]?.includes(price) ? null : price;

/** News of a person's saved searches, all in one mail. */
export const savedSearchNews: MailTemplate<SavedSearchNewsParameters> = {
  parameters,
  subject: ({ occasion, homes, more, searches, things }) => {
    const [first] = homes;
    if (first !== undefined && homes.length + more === 1)
      return [first.news[0], priceBeside(first), first.home.address].filter(Boolean).join(' · ');
    return headingOf({ occasion, homes, more, searches, things });
  },
  heading: headingOf,
  preview: ({ homes }) =>
    homes
      .slice(0, 3)
      .map((item) => [item.news[0], priceBeside(item)].filter(Boolean).join(' '))
      .join(', '),
  content: (
    { occasion, homes, more, url, searches, joined, things = 'searches' },
    { agent, unsubscribeUrl },
  ) => [
    ...homes.map(({ home, news, searches: names }) =>
      h(
        Fragment,
        null,
        ...news.map((line) => mailLine(line, look.news)),
        searches.length > 1 && mailLine(`In ${quoted(names)}`, look.small, 'line small'),
        mailHome(home),
      ),
    ),
    more === 0 ? null : mailParagraph('', mailLink(`and ${more} more`, url)),
    mailButton(searches.length === 1 ? `See the ${words[things][0]}` : `See your ${words[things][2]}`, url),
    mailParagraph(
      `You got this email because ${reasonOf({ searches, joined })}. `,
      unsubscribeUrl === null
        ? undefined
        : mailLink(
            `Stop emails about ${occasion ?? (searches.length === 1 ? `this ${words[things][0]}` : `these ${words[things][2]}`)}`,
            unsubscribeUrl,
          ),
    ),
    mailAgent(agent),
  ],
};
