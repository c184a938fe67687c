import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../db/database.ts';
import { testConfig } from '../testing/test-config.ts';

const away = openDatabase('postgresql://hearth@127.0.0.1:1/hearth');
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp({ db: away, config: testConfig(), clock: () => new Date() });
});
afterAll(async () => {
  await app.close();
  await away.close();
});

describe('the description of the API', () => {
  it('serves an OpenAPI 3.1 document, which is serialized once', async () => {
    const swagger = vi.spyOn(app, 'swagger');
    const [first, second] = [await app.inject('/api/docs/json'), await app.inject('/api/docs/json')];
    expect(swagger).toHaveBeenCalledTimes(1);
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/v2/listing/search': {} } });
    expect(second.body).toBe(first.body);
    expect((await app.inject('/api/docs/')).body).toContain('swagger-ui');
  });

  it('lists every endpoint in plain HTML, with a heading for each', async () => {
    const { paths } = (await app.inject({ url: '/api/docs/json' })).json();
    const { body, headers } = await app.inject({ url: '/api/reference' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const path of Object.keys(paths)) expect(body).toContain(` ${path.replace(/[&<>"']/g, '')}</h2>`);
    expect(body).toContain('<h2>GET /api/v2/listing/search</h2>');
    expect(body).not.toContain('<script');
  });
});
