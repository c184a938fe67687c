import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { FastifyInstance } from 'fastify';

export interface BadRequest {
  readonly method: string;
  readonly url: string;
  readonly payload?: string;
}

/** The fault of an answer, in one line; nothing for a correct one. */
async function complaintOf(app: FastifyInstance, { method, url, payload }: BadRequest): Promise<string[]> {
  const began = performance.now();
  const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const about = `${method} ${url.slice(0, 120)} ${payload?.slice(0, 60) ?? ''}`;
  const took = performance.now() - began;
  if (took > 5000) return [`${about} took ${Math.round(took)} ms`];
  if (answer.statusCode < 400) return [];
  if (answer.statusCode >= 500) return [`${about} answered ${answer.statusCode}`];
  return isTold(answer.body)
    ? []
    : [`${about} answered ${answer.statusCode} without a code or our words: ${answer.body.slice(0, 200)}`];
}

/** Words of schemas' library, which no person should read. */
const LIBRARY_WORDS =
  /expected|received|invalid (input|option|string|key|element)|too (big|small)|unrecognized/i;

const isTold = (body: string): boolean => {
  const { code, message, validationErrors } = JSON.parse(body) as ErrorBody;
  return (
    code !== 'internal_error' &&
    message !== '' &&
    (code !== 'validation_failed' || validationErrors!.length > 0) &&
    !(validationErrors ?? []).some(({ message }) => LIBRARY_WORDS.test(message))
  );
};

/** The faults of the answers to these requests, a line each: a 5xx, an error without a code or in words of a library, or taking long. */
export async function complaintsOf(app: FastifyInstance, requests: readonly BadRequest[]): Promise<string[]> {
  const complaints: string[] = [];
  for (let at = 0; at < requests.length; at += 4) {
    const answers = await Promise.all(requests.slice(at, at + 4).map((request) => complaintOf(app, request)));
    complaints.push(...answers.flat());
  }
  return complaints;
}
