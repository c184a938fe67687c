import type { Agent, getLatestReviews, Review } from '@hearth/domain/contract/agent.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anAgent } from '../testing/an-agent.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { saveAgentReviews, saveAgents, saveOffices } from './agents.queries.ts';
import { moderateReview } from './review-moderation.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const { kysely } = server.db;
  await saveOffices(kysely, [
    {
      latitude: 30.27,
      longitude: -97.74,
      officeId: 'main',
      edition: 'austin',
      name: 'Main office',
      mlsId: '3788',
      phone: '512-555-0100',
      email: null,
      address: '100 Hearth Plaza',
    },
  ]);
  await saveAgents(kysely, [
    anAgent({
      agentId: 'jose.cruz',
      firstname: 'José',
      lastname: 'De la Cruz',
      trecLicense: '700001',
      bio: '<p onclick="alert(1)">Sells <b>homes</b>.<script>alert(1)</script></p>',
      video: 'https://vimeo.com/1',
      social: { linkedin: 'https://linkedin.example/jose', facebook: 'javascript:alert(1)' },
      teamName: 'Cruz Team',
      teamType: 'Together',
      headshotUrlSquare: '/photos/portrait-01-640.webp',
      languages: ['English', 'Spanish'],
      officeId: 'main',
      sfId: '003000000000001AAA',
    }),
    anAgent({
      agentId: 'bo.ellis',
      firstname: 'Bo',
      lastname: 'Ellis',
      teamName: 'Cruz Team',
      email: 'bo@example.com',
    }),
    anAgent({ agentId: 'dee.vo', firstname: 'Dee', lastname: 'Vo', defaultAgent: true }),
    anAgent({
      agentId: 'sam.staff',
      firstname: 'Sam',
      lastname: 'Staff',
      userAccountType: 'StaffAccount',
      trecLicense: '1',
    }),
    anAgent({ agentId: 'cody.ord', firstname: 'Cody', lastname: 'Ord', userAccountType: 'Coordinator' }),
    anAgent({ agentId: 'sol.vega', firstname: 'Sol', lastname: 'Vega', edition: 'san-antonio' }),
    anAgent({ agentId: 'ann.lee.1', firstname: 'Ann', lastname: 'Lee', video: '/photos/ann.webm' }),
    anAgent({ agentId: 'ann.lee.2', firstname: 'Ann', lastname: 'Lee', video: 'https://evil.example/watch' }),
    anAgent({
      agentId: '700001',
      firstname: 'Odd',
      lastname: 'One',
      headshotUrlSquare: '//evil.example/a.jpg',
    }),
  ]);
  await saveAgentReviews(
    kysely,
    [5, 4, 4].map((rating, index) => ({
      reviewid: `r${index}`,
      agentId: 'jose.cruz',
      author: 'A client',
      rating,
      body: '<b>Good</b>',
      createdat: `2026-0${index + 1}-01T12:00:00.000Z`,
    })),
  );
});
afterAll(() => server.close());

const agent = (name: string) => server.get<Agent>(`/api/agent/${name}`);

describe('an agent', () => {
  it('returns the public fields of an agent', async () => {
    expect(await agent('jose.cruz')).toEqual({
      agentId: 'jose.cruz',
      username: 'jose.cruz',
      firstname: 'José',
      lastname: 'De la Cruz',
      name: 'José De la Cruz',
      sfId: '003000000000001AAA',
      trecLicense: '700001',
      title: null,
      userAccountType: null,
      url: '/agents/jose-de-la-cruz',
      bio: '<p>Sells <strong>homes</strong>.</p>',
      email: null,
      phone: null,
      headshotUrlSquare: '/photos/portrait-01-640.webp',
      languages: ['English', 'Spanish'],
      designations: [],
      awards: [],
      video: 'https://vimeo.com/1',
      social: {
        facebook: null,
        instagram: null,
        linkedin: 'https://linkedin.example/jose',
        tiktok: null,
        twitter: null,
        youtube: null,
      },
      team: {
        name: 'Cruz Team',
        type: 'Together',
        teammates: [{ name: 'Bo Ellis', url: '/agents/bo-ellis' }],
      },
      coverUrl: null,
      licenseCheckedOn: null,
      reviewCount: 3,
      averageRating: 4.3,
      brokerage: { name: 'Hearth Austin', phone: '512-555-0100', address: '100 Hearth Plaza' },
      defaultAgent: false,
    });
  });

  it.each([
    ['jose-de-la-cruz', 'jose.cruz'],
    ['Jose-De-La-Cruz', 'jose.cruz'],
    ['José-De%20la%20Cruz', 'jose.cruz'],
    ['bo-ellis', 'bo.ellis'],
    ['ann-lee', 'ann.lee.1'],
    ['700001', '700001'],
    ['default', 'dee.vo'],
  ])('is found by %s', async (name, agentId) => {
    expect((await agent(name)).agentId).toBe(agentId);
  });

  it('returns agents with pages of their names, also where two have one name', async () => {
    expect((await agent('ann.lee.1')).url).toBe('/agents/ann-lee');
    expect((await agent('ann.lee.2')).url).toBe('/agents/ann.lee.2');
    expect((await agent('ann.lee.2')).agentId).toBe('ann.lee.2');
  });

  it('leads to no address that is not what it should be', async () => {
    expect((await agent('ann.lee.2')).video).toBeNull();
    expect((await agent('ann.lee.1')).video).toBe('/photos/ann.webm');
    expect((await agent('odd-one')).headshotUrlSquare).toBeNull();
  });

  it('finds no agent by other names, of another edition, or behind the desk', async () => {
    for (const name of ['unknown', '-', '%25', 'sol.vega', 'sol-vega', 'sam.staff', '1', 'cody-ord']) {
      expect(await server.get(`/api/agent/${name}`, 404)).toMatchObject({ code: 'agent_not_found' });
    }
    await server.get('/api/agent/a%00b', 400);
    await server.get(`/api/agent/${'a'.repeat(401)}`, 400);
  });
});

describe('reviews', () => {
  const reviews = (query: string) =>
    server.get<{ hits: Review[]; total: number }>(`/api/agent/review?${query}`);

  it('lists the newest reviews first, a page at a time, with their number', async () => {
    const all = await reviews('agentId=jose-de-la-cruz');
    expect(all.hits.map(({ reviewid }) => reviewid)).toEqual(['r2', 'r1', 'r0']);
    expect(all.hits[0]).toEqual({
      reviewid: 'r2',
      author: 'A client',
      rating: 4,
      body: '<b>Good</b>',
      createdat: '2026-03-01T12:00:00.000Z',
    });
    const second = await reviews('agentId=jose.cruz&limit=2&page=2');
    expect(second).toMatchObject({ hits: [{ reviewid: 'r0' }], total: 3 });
    expect(await reviews('agentId=jose.cruz&page=9')).toEqual({ hits: [], total: 3 });
    expect(await reviews('agentId=bo.ellis')).toEqual({ hits: [], total: 0 });
  });

  it.each(['', 'agentId=jose.cruz&limit=0', 'agentId=jose.cruz&limit=1001', 'agentId=jose.cruz&page=x'])(
    'are refused for %j',
    async (query) => {
      await server.get(`/api/agent/review?${query}`, 400);
    },
  );

  it('refuses reviews of an unknown agent with 404', async () => {
    expect(await server.get('/api/agent/review?agentId=sol.vega', 404)).toMatchObject({
      code: 'agent_not_found',
    });
  });
});

describe('the latest reviews', () => {
  const latest = async () =>
    (await server.get<ResponseOf<typeof getLatestReviews>>('/api/agent/review/latest')).hits;

  it('lists the newest approved review of each public agent of the edition, newest first', async () => {
    const { kysely } = server.db;
    const review = (agentId: string, reviewid: string, createdat: string, rating = 2) => ({
      ...{ agentId, reviewid, author: 'Kim', rating, body: 'Slow to call back.', createdat },
    });
    const others = ['bo.ellis', 'dee.vo', 'ann.lee.1', 'sam.staff', 'sol.vega'].map((agentId, at) =>
      review(agentId, agentId, `2026-0${at + 2}-02T12:00:00Z`),
    );
    await saveAgentReviews(kysely, [...others, review('ann.lee.1', 'refused', '2026-06-01T12:00:00Z')]);
    await moderateReview(kysely, 'refused', 'refused');
    const hits = await latest();
    expect(hits.map(({ reviewid, agent }) => [reviewid, agent.agentId])).toEqual([
      ['ann.lee.1', 'ann.lee.1'],
      ['dee.vo', 'dee.vo'],
      ['r2', 'jose.cruz'],
    ]);
    expect(hits[0]).toMatchObject({
      ...{ author: 'Kim', rating: 2, body: 'Slow to call back.', createdat: '2026-04-02T12:00:00.000Z' },
      agent: { url: '/agents/ann-lee', brokerage: 'Hearth Austin' },
    });
    await kysely.deleteFrom('agentReview').where('reviewId', 'not like', 'r_').execute();
    expect((await latest()).map(({ reviewid }) => reviewid)).toEqual(['r2']);
  });
});

describe('the default agent', () => {
  const named = (agentId: string, defaultAgent = true) =>
    saveAgents(server.db.kysely, [anAgent({ agentId, defaultAgent })]);
  afterEach(() => named('dee.vo'));

  it('chooses an agent with an email address where no default is set', async () => {
    await server.db.pool.query('update agent set default_agent = false');
    expect((await agent('default')).agentId).toBe('bo.ellis');
  });

  it('chooses the last agent who was named the default', async () => {
    for (const agentId of ['first.default', 'second.default', 'first.default']) {
      await named(agentId);
      expect((await agent('default')).agentId).toBe(agentId);
    }
  });
});
