import { endpoint } from '@hearth/domain/contract/endpoint.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerError } from './errors.ts';
import { route } from './route.ts';

const getHouse = endpoint({
  method: 'GET',
  path: '/api/houses/{id}',
  summary: 'One house',
  params: z.strictObject({ id: z.string().check(z.regex(/^\d+$/)) }),
  query: z.strictObject({
    beds: z.optional(z.string().check(z.regex(/^\d+$/))),
    city: z.optional(z.array(z.string())),
  }),
  response: z.object({
    id: z.string(),
    name: z.nullable(z.string()),
    rooms: z.array(z.object({ kind: z.enum(['bed', 'bath']) })),
    cities: z.optional(z.array(z.string())),
  }),
  errors: [],
});

const postHouse = endpoint({
  method: 'POST',
  path: '/api/houses',
  summary: 'A new house',
  body: z.strictObject({ name: z.string(), address: z.strictObject({ city: z.string() }) }),
  response: z.object({ name: z.string() }),
  errors: [],
});

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  app.setErrorHandler(answerError);
  route(app, getHouse, ({ params, query }) => {
    const house = {
      id: params.id,
      name: null,
      rooms: [{ kind: 'bed' as const }],
      owner: 'not for the public',
    };
    return query.city ? { ...house, cities: query.city } : house;
  });
  route(app, postHouse, ({ body }) => ({ name: `${body.name} in ${body.address.city}` }));
});
afterEach(() => app.close());

describe('a declared route', () => {
  it('returns only fields that the contract declares', async () => {
    const { body } = await app.inject('/api/houses/7');
    expect(body).toBe('{"id":"7","name":null,"rooms":[{"kind":"bed"}]}');
  });

  it('takes a repeatable parameter once or several times', async () => {
    expect((await app.inject('/api/houses/7?city=Austin')).json().cities).toEqual(['Austin']);
    expect((await app.inject('/api/houses/7?city=Austin&city=Buda')).json().cities).toEqual([
      'Austin',
      'Buda',
    ]);
  });

  it('refuses unknown and malformed values, naming every one of them', async () => {
    const answer = await app.inject('/api/houses/x?beds=many&bedz=3&garage=2');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      validationErrors: [
        { name: 'id' },
        { name: 'beds' },
        { name: 'bedz', message: 'is not known' },
        { name: 'garage', message: 'is not known' },
      ],
    });
  });

  it('refuses a parameter given twice where one is meant', async () => {
    const answer = await app.inject('/api/houses/7?beds=1&beds=2');
    expect(answer.json().validationErrors).toEqual([{ name: 'beds', message: 'must be given once' }]);
  });

  it('names offending parts of a body by their path', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/houses',
      body: { address: { town: 'Buda' } },
    });
    expect(
      answer
        .json()
        .validationErrors.map((error: { name: string }) => error.name)
        .sort(),
    ).toEqual(['address.city', 'address.town', 'name']);
  });

  it('hands the body over as the schema puts it out', async () => {
    const body = { name: 'Mill', address: { city: 'Buda' } };
    expect((await app.inject({ method: 'POST', url: '/api/houses', body })).json()).toEqual({
      name: 'Mill in Buda',
    });
  });

  it('fails rather than leave out something the contract promises', async () => {
    route(app, endpoint({ ...getHouse, path: '/api/broken/{id}' }), () => ({ id: '1' }) as never);
    expect((await app.inject('/api/broken/1')).statusCode).toBe(500);
  });
});
