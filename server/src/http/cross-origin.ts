import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { captchaHeaders, idempotencyHeader } from '@hearth/domain/contract/inquiry.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiRequest } from './is-api-request.ts';
import { visitorHeaders } from './visitor.ts';

/** The files of widgets, their descriptions, and the pictures of listings: the same for every visitor. */
const PUBLIC_FILE = /^\/(v1|elements|photos)\//;
/** Request of a preflight, for which no route is found. */
const API_PATH = /^\/api\//;

/**
 * Headers that monitoring SDKs add to every request of a page (W3C Trace Context, Sentry, Datadog, New Relic, Elastic, Zipkin, AWS
 * X-Ray, Application Insights): a browser would refuse the request. Nothing reads them.
 */
const traceHeaders = [
  ...['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'newrelic', 'elastic-apm-traceparent'],
  ...['x-datadog-trace-id', 'x-datadog-parent-id', 'x-datadog-origin', 'x-datadog-sampling-priority'],
  ...['x-datadog-sampled', 'x-datadog-tags', 'b3', 'x-b3-traceid', 'x-b3-spanid', 'x-b3-parentspanid'],
  ...['x-b3-sampled', 'x-b3-flags', 'x-amzn-trace-id', 'request-id', 'request-context', 'uber-trace-id'],
];

const DAY_SECONDS = 86_400;

const forFiles: FastifyCorsOptions = { origin: '*', methods: ['GET', 'HEAD'], maxAge: DAY_SECONDS };

/**
 * Every origin may read the API's answers: the embed guard refuses requests, and a page must be able to read why it was
 * refused. Credentials are never allowed, so no answer contains a person's data.
 */
const forApi: FastifyCorsOptions = {
  origin: true,
  credentials: false,
  methods: ['GET', 'HEAD', 'POST'],
  allowedHeaders: ['content-type', ...visitorHeaders, ...captchaHeaders, idempotencyHeader, ...traceHeaders],
  exposedHeaders: ['retry-after', 'x-request-id'],
  maxAge: DAY_SECONDS,
};

/** Only the server's own origin can read all other responses. */
const forOthers: FastifyCorsOptions = { origin: false };

export async function allowCrossOrigin(app: FastifyInstance): Promise<void> {
  await app.register(cors, { delegator: async (request: FastifyRequest) => optionsFor(request) });
}

function optionsFor(request: FastifyRequest): FastifyCorsOptions {
  if (API_PATH.test(request.url) || isApiRequest(request)) return forApi;
  return PUBLIC_FILE.test(request.url) ? forFiles : forOthers;
}
