import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerError } from './errors.ts';
import { removeForwardedPorts } from './forwarded-for.ts';
import { limitRequests } from './rate-limit.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ trustProxy: true });
  app.setErrorHandler(answerError);
  removeForwardedPorts(app);
  await limitRequests(app, 2);
  app.get('/ip', ({ ip }) => ip);
  app.get('/api/ip', ({ ip }) => ip);
});
afterAll(() => app.close());

const from = (forwarded: string, url = '/ip') =>
  app.inject({ url, headers: { 'x-forwarded-for': forwarded } });

describe('a sender that a proxy names', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['203.0.113.7:1,10.0.0.1:2', '203.0.113.7'],
    ['unknown', 'unknown'],
  ])('as %s is %s', async (forwarded, ip) => {
    expect((await from(forwarded)).body).toBe(ip);
  });

  it.each([
    ['version 4', (port: number) => `203.0.113.7:${port}`],
    ['version 6, from any address of its network', (port: number) => `[2001:db8::${port}]:${port}`],
    ['version 4 written as 6', (port: number) => `[::ffff:198.51.100.1]:${port}`],
  ])('counts as one for limits, on any port: %s', async (_, address) => {
    const statuses = [];
    for (const port of [5001, 5002, 5003]) statuses.push((await from(address(port), '/api/ip')).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('counts a sender of version 4 written as 6 apart from others', async () => {
    expect((await from('::ffff:198.51.100.2', '/api/ip')).statusCode).toBe(200);
  });
});
