import type { FastifyRequest } from 'fastify';
import type { Resource } from '../http/resource.ts';
import { linkPart, pressButton, serveAskingPage } from '../legal/asking-page.ts';
import { paragraph } from '../legal/plain-page.ts';
import { linkedPageWords } from './linked-page-words.ts';
import { confirmReview, type LinkedReview, reviewOfLink } from './review.service.ts';
import { reviewPath } from './withdrawal-link.ts';

/** The page of the link in the confirmation of a review. */
export const reviewRoutes: Resource = (app, { db, config, clock }) => {
  const found = (request: FastifyRequest) =>
    reviewOfLink(db.kysely, linkPart(request, 'inquiry'), linkPart(request, 'signature'));
  return serveAskingPage(app, config, {
    path: reviewPath,
    ask: async (request) => shown(request, await found(request)),
    async act(request) {
      const review = await found(request);
      if (review) await confirmReview(db.kysely, review, clock());
      return shown(request, await found(request));
    },
  });
};

function shown(request: FastifyRequest, review: LinkedReview | undefined) {
  if (review === undefined)
    return {
      title: 'This link is not valid',
      content: [paragraph('Open the complete link from your confirmation email.')],
      status: 404,
    };
  const { agent, rating, message, language } = review;
  const words = linkedPageWords[language];
  const page = (title: string, ...content: readonly string[]) => ({ title, content, language });
  if (review.isConfirmed) return page(words.thanks, paragraph(words.willRead));
  if (review.hasOther) return page(words.oneReview, paragraph(words.reviewed(agent)));
  return page(
    words.confirmTitle,
    paragraph(words.review(agent, rating)),
    `<blockquote>${paragraph(message)}</blockquote>`,
    pressButton(request, words.confirm),
  );
}
