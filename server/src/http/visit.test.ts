import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import type { InquiryBody } from '@hearth/domain/contract/inquiry.ts';
import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import type { SearchResult } from '@hearth/domain/contract/search.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import { aBox } from '@hearth/domain/testing/a-box.ts';
import { aListing, aMedia } from '@hearth/domain/testing/a-listing.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { buildApp } from '../app.ts';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { testNow } from '../testing/generated-listings.ts';
import { solvedToken } from '../testing/solve-captcha.ts';
import { type Asker, startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import type { ViewerOf } from './visit.ts';

const listing = (id: string, changes: Parameters<typeof aListing>[0]) =>
  aListing({ listingid: id, listingkey: id, sourcelistingid: null, agentId: 'ada.reyes', ...changes });

const ownKey = anEmbedKey({ policy: 'own-listings', agentId: 'ben.cole' });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await saveAgents(server.db.kysely, [anAgent(), anAgent({ agentId: 'ben.cole' })]);
  await insertEmbedKey(server.db.kysely, ownKey);
  await saveBoundaries(server.db.kysely, [aBoundary({ id: 'downtown', type: 'mlsarea', name: 'Downtown' })]);
  await server.save(
    listing('SHOWN', {
      media: Array.from({ length: 9 }, (_, sortOrder) => aMedia({ sortOrder })),
      virtualtoururlunbranded: 'https://tours.example/1',
      privateremarks: 'Key under the mat',
      previouslistprice: 499_000,
      pricechangetimestamp: '2026-11-20T10:00:00.000Z',
    }),
    listing('PRIVATE', { source: 'EX', mlsstatus: 'Private' }),
    listing('WITHDRAWN', { mlsstatus: 'Withdrawn' }),
    listing('OFF-THE-INTERNET', { internetentirelistingdisplayyn: false }),
  );
});
afterAll(() => server.close());

async function foundBy(asker: Asker): Promise<string[]> {
  const { listings } = await asker.get<SearchResult>(
    '/api/v2/listing/search?mlsStatus=Active&mlsStatus=Private',
  );
  return listings.map(({ listingid }) => listingid).sort();
}

describe('a request is answered for the person who sends it', () => {
  const shown = {
    guest: { found: ['SHOWN'], images: 5, tour: false, pastPrice: false, withdrawn: 410 },
    unverifiedClient: { found: ['SHOWN'], images: 9, tour: true, pastPrice: false, withdrawn: 200 },
    client: { found: ['SHOWN'], images: 9, tour: true, pastPrice: true, withdrawn: 200 },
    agent: {
      ...{ found: ['OFF-THE-INTERNET', 'PRIVATE', 'SHOWN'], images: 9, tour: true, pastPrice: true },
      withdrawn: 200,
    },
    anotherAgent: { found: ['PRIVATE', 'SHOWN'], images: 9, tour: true, pastPrice: true, withdrawn: 200 },
  } as const satisfies Readonly<Record<keyof typeof viewers, object>>;

  it.each(Object.keys(viewers) as (keyof typeof viewers)[])('%s', async (role) => {
    const asker = server.as(viewers[role]);
    const page = await asker.get<ListingDetails>('/api/v2/listing/SHOWN');
    expect({
      found: await foundBy(asker),
      images: page.images.length,
      tour: page.virtualtoururlunbranded !== null,
      pastPrice: page.previouslistprice !== null,
      withdrawn: (await asker.inject({ url: '/api/v2/listing/WITHDRAWN' })).statusCode,
    }).toEqual(shown[role]);
  });

  it('the same search returns to each person in turn their own listings', async () => {
    const askers = [viewers.agent, viewers.guest, viewers.client, viewers.anotherAgent].map(server.as);
    const found = (role: keyof typeof shown) => shown[role].found;
    const expected = [found('agent'), found('guest'), found('client'), found('anotherAgent')];
    expect(await Promise.all(askers.map(foundBy))).toEqual(expected);
    expect(await Promise.all(askers.map(foundBy))).toEqual(expected);
  });

  it('an inquiry may be about a listing that its sender may see', async () => {
    expect(await inquire(server)).toEqual([404, 'listing_not_found']);
    expect(await inquire(server.as(viewers.client))).toEqual([200, 'OK']);
  });

  it('an agent sees no more than the embed key of the page allows', async () => {
    const { listings } = await server
      .as(viewers.agent)
      .get<SearchResult>(`/api/v2/listing/search?embedKey=${ownKey.key}`);
    expect(listings).toEqual([]);
  });
});

async function inquire(asker: Asker): Promise<[status: number, answer: string]> {
  const token = solvedToken(await server.get<Challenge>('/api/captcha/challenge?action=inquiry'));
  const payload: InquiryBody = {
    ...{ type: 'listing-question', listingId: 'WITHDRAWN', message: 'Is it still there?' },
    ...{ firstname: 'Kim', lastname: 'Lee', email: 'kim@visitor.example', phone: '512-555-0100' },
    consent: { version: consentOf(editions.austin.name).version, accepted: ['contact'] },
  };
  const headers = { 'x-captcha-token': token, 'x-captcha-action': 'inquiry' };
  const { statusCode, body } = await asker.inject({
    method: 'POST',
    url: '/api/user/inquiry',
    headers,
    payload,
  });
  return [statusCode, statusCode === 200 ? body : (JSON.parse(body) as ErrorBody).code];
}

describe('the viewer of a request', () => {
  async function requestedOf(viewerOf: ViewerOf | undefined, ...urls: readonly string[]): Promise<number[]> {
    const app = await buildApp({
      ...{ db: server.db, config: testConfig(), clock: () => testNow },
      ...(viewerOf && { viewerOf }),
    });
    const answers: number[] = [];
    for (const url of urls) answers.push((await app.inject(url)).statusCode);
    await app.close();
    return answers;
  }

  it('takes a guest by default', async () => {
    const urls = ['/api/v2/listing/SHOWN', '/api/v2/listing/PRIVATE', '/api/v2/listing/WITHDRAWN'];
    expect(await requestedOf(undefined, ...urls)).toEqual([200, 404, 410]);
  });

  it('looks the viewer up once, and not for files, health checks and refused requests', async () => {
    const requested: string[] = [];
    const viewerOf = async ({ url }: FastifyRequest): Promise<Viewer> => {
      requested.push(url);
      return viewers.agent;
    };
    const overview = '/api/market-overview/downtown';
    const refused = '/api/v2/listing/SHOWN?embedKey=hk_nobodyknowsthisone00';
    expect(await requestedOf(viewerOf, overview, '/healthz', '/v1/hearth-0.0.0.js', refused)).toEqual([
      200, 200, 404, 403,
    ]);
    expect(requested).toEqual([overview]);
  });

  it('fails a request whose viewer cannot be looked up', async () => {
    const viewerOf = () => Promise.reject(new Error('the sessions cannot be read'));
    expect(await requestedOf(viewerOf, '/api/v2/listing/SHOWN')).toEqual([500]);
  });
});

describe('tags of answers', () => {
  const overview = '/api/market-overview/downtown';
  const tagOf = async (url: string) => {
    const { statusCode, headers } = await server.inject({ url });
    return { statusCode, etag: headers.etag };
  };

  it('compares the tag with each tag of a request', async () => {
    const { etag } = await tagOf(overview);
    const strong = String(etag).slice(2);
    for (const known of [`"other", ${etag}`, `W/"other",${strong}`, strong, '*']) {
      const again = await server.inject({ url: overview, headers: { 'if-none-match': known } });
      expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
      expect(again.headers.etag).toBe(etag);
    }
    const changed = await server.inject({
      url: overview,
      headers: { 'if-none-match': '"other", W/"another"' },
    });
    expect(changed.statusCode).toBe(200);
  });

  it('tags pages, and no errors and no-store answers', async () => {
    expect(await tagOf('/api/v2/listing/nothing')).toEqual({ statusCode: 404, etag: undefined });
    expect(await tagOf('/healthz')).toEqual({ statusCode: 200, etag: undefined });
    const known = { 'if-none-match': '*' };
    expect((await server.inject({ url: '/api/v2/listing/nothing', headers: known })).statusCode).toBe(404);
    expect((await server.inject({ url: '/healthz', headers: known })).statusCode).toBe(200);
  });

  it('answers a form in full for any tag', async () => {
    const payload = { geometry: aBox(-98, 30, -97.9, 30.1) };
    const stored = await server.inject({
      ...{ method: 'POST', url: '/api/polygon', payload },
      headers: { 'if-none-match': '*' },
    });
    expect(stored.headers.etag).toBeUndefined();
    expect(stored.statusCode, stored.body).toBeLessThan(300);
    expect(stored.body).toContain('custom-');
  });
});

describe('caches', () => {
  const overview = '/api/market-overview/downtown';
  const headersFor = async (viewer: Viewer, url: string, headers: Record<string, string> = {}) => {
    const answer = await server.as(viewer).inject({ url, headers });
    const { 'cache-control': caching, vary, etag } = answer.headers;
    return { status: answer.statusCode, caching, vary: String(vary), etag: String(etag) };
  };

  it('lets caches share a guest’s answer among guests', async () => {
    const { caching, vary } = await headersFor(guestViewer, overview);
    expect(caching).toBe('public, max-age=300');
    expect(vary.split(', ')).toEqual(expect.arrayContaining(['Origin', 'cookie']));
  });

  it.each([
    overview,
    '/api/v2/listing/search',
    '/api/v2/listing/search/relaxations',
    '/api/v2/map/points',
    '/api/places/search?query=austin',
    '/api/v2/listing/SHOWN',
    '/api/listing/media-bulk/images?listingKeys=SHOWN',
  ])('may not share the answer to a person who has signed in: %s', async (url) => {
    for (const viewer of [viewers.unverifiedClient, viewers.client, viewers.agent, viewers.anotherAgent])
      expect(await headersFor(viewer, url)).toMatchObject({ status: 200, caching: 'private, no-cache' });
  });

  it('store no errors and no challenges', async () => {
    for (const url of ['/api/v2/listing/nothing', '/api/captcha/challenge?action=inquiry'])
      expect((await headersFor(viewers.agent, url)).caching).toBe('no-store');
  });

  it('revalidate an answer by its tag, which differs from that of another person’s answer', async () => {
    const [guest, agent] = [
      await headersFor(guestViewer, overview),
      await headersFor(viewers.agent, overview),
    ];
    expect(agent.etag).not.toBe(guest.etag);
    const again = await headersFor(viewers.agent, overview, { 'if-none-match': agent.etag });
    expect(again).toMatchObject({ status: 304, caching: 'private, no-cache' });
    expect(await headersFor(viewers.agent, overview, { 'if-none-match': guest.etag })).toMatchObject({
      status: 200,
    });
  });
});
