import { errorCodes } from '@hearth/domain/contract/errors.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AppError, answerError, statusOf } from './errors.ts';

let app: FastifyInstance;
let thrown: unknown;
beforeEach(() => {
  app = fastify({ bodyLimit: 100 });
  app.setErrorHandler(answerError);
  app.get('/', () => {
    throw thrown;
  });
  app.post('/', () => 'fine');
});
afterEach(() => app.close());

async function answerTo(error: unknown) {
  thrown = error;
  const { statusCode, headers, body } = await app.inject('/');
  return { statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) };
}

const withCode = (message: string, code: string): Error => Object.assign(new Error(message), { code });

describe('the error handler', () => {
  it.each(errorCodes)('returns the status, code and words of %s', async (code) => {
    const { statusCode, body } = await answerTo(new AppError(code));
    expect(statusCode).toBe(statusOf[code]);
    expect(body).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*[a-z]\.?$/) });
  });

  it('hides an unexpected failure behind its request id', async () => {
    const { statusCode, body } = await answerTo(new Error('password of the database is hunter2'));
    expect(statusCode).toBe(500);
    expect(body).toEqual({
      code: 'internal_error',
      message: 'Something went wrong on our side.',
      requestId: expect.stringMatching(/.+/),
    });
  });

  it.each([
    withCode('connect refused', 'ECONNREFUSED'),
    withCode('terminating connection due to administrator command', '57P01'),
    withCode('the database system is starting up', '57P03'),
    withCode('connection failure', '08006'),
    withCode('sorry, too many clients already', '53300'),
    withCode('could not extend file "base/16384/2619": No space left on device', '53100'),
    withCode('out of memory', '53200'),
    withCode('temporary file size exceeds temp_file_limit', '53400'),
    withCode('could not write block 7: Input/output error', '58030'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('calls it a database that is away: %s', async (error) => {
    expect(await answerTo(error)).toMatchObject({
      statusCode: 503,
      retryAfter: '5',
      body: { code: 'database_unavailable' },
    });
  });

  it('distinguishes a statement timeout from an unavailable database', async () => {
    const error = withCode('canceling statement due to statement timeout', '57014');
    expect(await answerTo(error)).toMatchObject({ statusCode: 503, body: { code: 'query_timeout' } });
  });

  it('reports a mistake in our SQL apart from a database that is away', async () => {
    expect(await answerTo(withCode('syntax error', '42601'))).toMatchObject({ statusCode: 500 });
  });

  it.each([
    ['bad JSON', '{', 'application/json', 400, 'bad_request'],
    ['a body too large', JSON.stringify('x'.repeat(200)), 'application/json', 413, 'payload_too_large'],
    ['another kind of content', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
  ])('refuses %s', async (_, body, type, status, code) => {
    const answer = await app.inject({ method: 'POST', url: '/', body, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
  });
});
