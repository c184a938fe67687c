import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';
import { shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { sendPageHeaders } from '../http/security-headers.ts';
import { paragraph, plainPage, plainPagePolicy } from '../legal/plain-page.ts';
import { confirmReview, type LinkedReview, reviewOfLink } from './review.service.ts';
import { reviewPath } from './withdrawal-link.ts';

/** 60 of 600 a minute: a person opens one link. */
const SHARE = 0.1;

/** The page of the link in the confirmation of a review. It asks first, since programs open the links of mails to check them. */
export const reviewRoutes: Resource = async (app, { db, config, clock }) => {
  const most = shareOf(config.requestsPerMinute, SHARE);
  const options = {
    schema: { hide: true },
    ...(most > 0 && { config: { rateLimit: { max: most, allowList: [] } } }),
  };
  const page = (reply: FastifyReply, title: string, ...content: readonly string[]) =>
    sendPageHeaders(reply, plainPagePolicy)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(plainPage({ title, content: content.join('\n      ') }, config));
  const found = ({ query }: FastifyRequest) => {
    const { inquiry, signature } = query as Record<string, unknown>;
    return reviewOfLink(db.kysely, String(inquiry ?? ''), String(signature ?? ''));
  };
  const show = (reply: FastifyReply, request: FastifyRequest, review: LinkedReview | undefined) => {
    if (review === undefined)
      return page(
        reply.code(404),
        'This link is not valid',
        paragraph('Open the complete link from your confirmation email.'),
      );
    if (review.isConfirmed)
      return page(reply, 'Thank you', paragraph('We’ll read your review and publish it as you wrote it.'));
    if (review.hasOther)
      return page(reply, 'One review per agent', paragraph(`You already reviewed ${review.agent}.`));
    return page(
      reply,
      'Confirm your review',
      paragraph(`Your review of ${review.agent}, ${review.rating} of 5 stars:`),
      `<blockquote>${paragraph(review.message)}</blockquote>`,
      `<form method="post" action="${escapeHtml(request.url)}"><button type="submit">Confirm my review</button></form>`,
    );
  };

  await app.register(async (scope) => {
    // The form has no fields: everything is in its address.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    scope.get(reviewPath, options, async (request, reply) => show(reply, request, await found(request)));
    scope.post(reviewPath, options, async (request, reply) => {
      const review = await found(request);
      if (review) await confirmReview(db.kysely, review, clock());
      return show(reply, request, await found(request));
    });
  });
};
