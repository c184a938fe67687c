import type { InquiryBody } from '@hearth/domain/contract/inquiry.ts';
import { getInquiryRecipient, sendFeedback, sendInquiry } from '@hearth/domain/contract/inquiry.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recommendationToken, recommendedAgent } from '../agents/recommended-agent.service.ts';
import { captchaOf, captchaPort } from '../captcha/captcha.service.ts';
import { attemptKey } from '../http/attempt.ts';
import { letterBytes } from '../http/body-bounds.ts';
import { AppError } from '../http/errors.ts';
import { limitByKey, shareOf } from '../http/rate-limit.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import type { CaptchaAction } from '../ports/captcha/captcha.ts';
import { type InquiryDependencies, inquiryRecipient, submitInquiry } from './inquiry.service.ts';

/** 12 of 600 a minute: a form, its corrected second try, a few more behind one address of an office. */
const SHARE_OF_ADDRESS = 0.02;
/** 60 of 6,000 a minute from all pages of one embed key. */
const SHARE_OF_KEY = 0.01;

/** Forms of visitors. */
export const inquiryRoutes: Resource = (app, dependencies) => {
  const { config } = dependencies;
  const edition = editionOf(config.productName);
  const captcha = captchaPort(dependencies);
  const inquiryDependencies: InquiryDependencies = { ...dependencies, captcha, edition };
  const limits = {
    requestsPerMinute: shareOf(config.requestsPerMinute, SHARE_OF_ADDRESS),
    bodyLimit: letterBytes,
  };
  const perKey = shareOf(config.embedRequestsPerMinute, SHARE_OF_KEY);
  const countForKey = limitByKey(app, () => perKey);

  const recommendedTo = (request: FastifyRequest) =>
    recommendedAgent(dependencies.db.kysely, edition.id, recommendationToken(request), request.visit.now);

  const take = async (
    action: CaptchaAction,
    body: InquiryBody,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> => {
    await submitInquiry(inquiryDependencies, {
      body,
      action,
      captcha: captchaOf(request),
      idempotencyKey: attemptKey(request),
      address: request.ip,
      embed: request.embed,
      visit: request.visit,
      recommended: await recommendedTo(request),
      countForKey: () => countForKey(request, reply),
      origin: request.headers.origin?.slice(0, 256) ?? null,
    });
    reply.type('text/plain; charset=utf-8').serializer(String).header('cache-control', 'no-store');
    return 'OK';
  };

  route(app, getInquiryRecipient, async ({ query }, request) => {
    const { visit, embed } = request;
    const recommended = await recommendedTo(request);
    return inquiryRecipient(inquiryDependencies, query, { visit, embed, recommended });
  });
  route(app, sendInquiry, ({ body }, request, reply) => take('inquiry', body, request, reply), limits);
  route(
    app,
    sendFeedback,
    ({ body }, request, reply) => {
      if (body.type !== 'feedback') throw invalid('type', 'must be feedback');
      return take('feedback', body, request, reply);
    },
    limits,
  );
};

const invalid = (name: string, message: string): AppError =>
  new AppError('validation_failed', { validationErrors: [{ name, message }] });
