import * as z from 'zod/mini';
import { mailButton, mailFacts, mailParagraph } from './mail-parts.ts';
import type { MailTemplate } from './mail-template.ts';

const parameters = z.object({
  /** Addresses of the pages, with the last day that each was loaded in words. */
  pages: z.array(z.object({ page: z.string(), lastDay: z.string() })),
  /** Of the page with the figures of the widgets. */
  url: z.string(),
});

export type WidgetsSilentParameters = z.infer<typeof parameters>;

/** Pages that showed widgets every day, and have shown none for a week. */
export const widgetsSilent: MailTemplate<WidgetsSilentParameters> = {
  parameters,
  subject: ({ pages }) =>
    pages.length === 1
      ? 'A page of yours shows no widgets anymore'
      : `${pages.length} of your pages show no widgets anymore`,
  content: ({ pages, url }) => [
    mailParagraph(
      'These pages showed our widgets every day. For a week no visitor has seen one there. If you removed the widgets or the page, all is well.',
    ),
    mailFacts(pages.map(({ page, lastDay }) => [page, `Last seen ${lastDay}`])),
    mailParagraph(
      'Otherwise open the page with ?hearth-doctor at the end of its address: it names the problem.',
    ),
    mailButton('See where my widgets are shown', url),
    mailParagraph('We’ll write about a page again only if its widgets come back and stop once more.'),
  ],
};
