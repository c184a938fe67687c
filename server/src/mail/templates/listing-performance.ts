import * as z from 'zod/mini';
import { mailHome } from './mail-home.ts';
import { mailButton, mailFacts, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';
import { mailedHome } from './mailed-home.ts';

const parameters = z.object({
  /** First name of the agent. */
  name: z.string(),
  /** Of the page with the agent's listings. */
  url: z.string(),
  homes: z.array(
    z.object({
      home: mailedHome,
      /** Counts of the seven days before the mail; `viewsBefore` of the seven days before those. */
      views: z.number(),
      viewsBefore: z.number(),
      saves: z.number(),
      dismissals: z.number(),
      questions: z.number(),
      tours: z.number(),
    }),
  ),
});

export type ListingPerformanceParameters = z.infer<typeof parameters>;
type Home = ListingPerformanceParameters['homes'][number];

const total = (homes: readonly Home[], count: (home: Home) => number): number =>
  homes.reduce((sum, home) => sum + count(home), 0);

const views = (count: number): string => `${count} ${count === 1 ? 'view' : 'views'}`;

/** The week of an agent's exclusive listings. */
export const listingPerformance: MailTemplate<ListingPerformanceParameters> = {
  parameters,
  subject: ({ homes }) => `Your listings had ${views(total(homes, (home) => home.views))} last week`,
  heading: ({ name }) => (name === '' ? 'Your listings last week' : `${name}, your listings last week`),
  preview: ({ homes }) =>
    `${total(homes, (home) => home.questions)} questions · ${total(homes, (home) => home.tours)} tours requested`,
  content: ({ homes, url }) => [
    ...homes.flatMap(({ home, ...counts }) => [
      mailHome(home),
      mailFacts([
        ['Views', `${counts.views} (${counts.viewsBefore} the week before)`],
        ['Saved', String(counts.saves)],
        ['Hidden', String(counts.dismissals)],
        ['Questions', String(counts.questions)],
        ['Tours requested', String(counts.tours)],
      ]),
    ]),
    mailButton('Open my listings', url),
    mailParagraph('You get this email each Monday. Turn it off in your Email Settings.'),
  ],
};
