import { endpoint } from '@hearth/domain/contract/endpoint.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compressAnswers } from './compress.ts';
import { answerError } from './errors.ts';
import { route } from './route.ts';

const getStreet = endpoint({
  method: 'GET',
  path: '/api/street',
  summary: 'The houses of a street',
  response: z.object({
    houses: z.array(z.object({ name: z.string(), rooms: z.nullable(z.number()) })),
    sheds: z.array(z.object({ name: z.string() })),
    total: z.number(),
  }),
  errors: [],
});

const mill = { name: 'Die „Mühle“ 🏠', rooms: 3, owner: 'not for the public' };
const barn = { name: 'Barn', rooms: null };

let app: FastifyInstance;
let answer: { houses: unknown[]; sheds: unknown[]; total: number; secret: string };
beforeEach(async () => {
  app = fastify();
  app.setErrorHandler(answerError);
  await compressAnswers(app);
  route(app, getStreet, () => answer as never, { cachedLists: ['houses', 'sheds'] });
  answer = { houses: [mill, barn], sheds: [], total: 2, secret: 'not for the public' };
});
afterEach(() => app.close());

describe('an answer whose entries are cached', () => {
  it('contains only fields of the contract, the first time and from the cache', async () => {
    const expected = {
      houses: [
        { name: 'Die „Mühle“ 🏠', rooms: 3 },
        { name: 'Barn', rooms: null },
      ],
      sheds: [],
      total: 2,
    };
    for (const _ of [1, 2]) {
      const { body, headers } = await app.inject('/api/street');
      expect(JSON.parse(body)).toEqual(expected);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
    }
  });

  it('writes changed entries in their order', async () => {
    await app.inject('/api/street');
    answer = { ...answer, houses: [{ ...mill, rooms: 4 }, mill], sheds: [{ name: 'Shed' }] };
    const { houses, sheds } = (await app.inject('/api/street')).json();
    expect(houses.map(({ rooms }: { rooms: number }) => rooms)).toEqual([4, 3]);
    expect(sheds).toEqual([{ name: 'Shed' }]);
  });

  it('compresses the answer like any other', async () => {
    answer = { ...answer, houses: Array.from({ length: 100 }, () => mill) };
    const { headers, rawPayload } = await app.inject({
      url: '/api/street',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(rawPayload.length).toBeLessThan(1000);
  });

  it('fails rather than leave out something the contract promises', async () => {
    answer = { ...answer, houses: [{ rooms: 1 }] };
    expect((await app.inject('/api/street')).statusCode).toBe(500);
    answer = { houses: [], sheds: [] } as never;
    expect((await app.inject('/api/street')).statusCode).toBe(500);
  });
});
