import type { FastifyRequest } from 'fastify';
import type { Resource } from '../http/resource.ts';
import { linkPart, pressButton, serveAskingPage } from '../legal/asking-page.ts';
import { paragraph } from '../legal/plain-page.ts';
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
  if (review.isConfirmed)
    return {
      title: 'Thank you',
      content: [paragraph('We’ll read your review and publish it as you wrote it.')],
    };
  if (review.hasOther)
    return {
      title: 'One review per agent',
      content: [paragraph(`You already reviewed ${review.agent}.`)],
    };
  return {
    title: 'Confirm your review',
    content: [
      paragraph(`Your review of ${review.agent}, ${review.rating} of 5 stars:`),
      `<blockquote>${paragraph(review.message)}</blockquote>`,
      pressButton(request, 'Confirm my review'),
    ],
  };
}
