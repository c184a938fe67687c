import type { AgentList, Office } from '@hearth/domain/contract/agent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAgent } from '../testing/an-agent.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { saveAgents, saveOffices } from './agents.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  const spanish = ['English', 'Spanish'];
  await saveAgents(server.db.kysely, [
    anAgent({ agentId: 'zoe', firstname: 'Zoë', lastname: 'Ávila', languages: spanish, title: 'Realtor' }),
    anAgent({
      agentId: 'bo',
      firstname: 'Bo',
      lastname: 'avery',
      teamName: 'Cruz',
      userAccountType: 'Team Member',
    }),
    anAgent({
      agentId: 'jose',
      firstname: 'José',
      lastname: 'De la Cruz',
      teamName: 'Cruz',
      languages: spanish,
    }),
    anAgent({ agentId: 'mary', firstname: 'Mary-Kate', lastname: "O'Neil", languages: ['English', 'Hindi'] }),
    anAgent({
      agentId: 'sam',
      firstname: 'Sam',
      lastname: 'Desk',
      userAccountType: 'Coordinator',
      languages: ['Dutch'],
    }),
    anAgent({
      agentId: 'sol',
      firstname: 'Sol',
      lastname: 'Vega',
      edition: 'san-antonio',
      languages: ['Korean'],
    }),
  ]);
});
afterAll(() => server.close());

const list = (query = '') => server.get<AgentList>(`/api/agent${query && `?${query}`}`);
const found = async (query?: string) => (await list(query)).hits.map(({ agentId }) => agentId);

describe('the directory', () => {
  it('lists the public agents of the edition by last name, without regard to accents and case', async () => {
    expect(await found()).toEqual(['bo', 'zoe', 'jose', 'mary']);
    expect(await found('sortType=DESC')).toEqual(['mary', 'jose', 'zoe', 'bo']);
    expect(await found('sortBy=firstname')).toEqual(['bo', 'jose', 'mary', 'zoe']);
  });

  it('returns what a card shows, with the languages of all agents', async () => {
    const { hits, total, languages } = await list('query=zoe');
    expect(hits).toEqual([
      {
        ...{ agentId: 'zoe', firstname: 'Zoë', lastname: 'Ávila', name: 'Zoë Ávila', title: 'Realtor' },
        ...{ url: '/agents/zoe-avila', trecLicense: null, phone: null, headshotUrlSquare: null },
        ...{ languages: ['English', 'Spanish'], teamName: null, brokerage: 'Hearth Austin' },
      },
    ]);
    expect([total, languages]).toEqual([1, ['English', 'Hindi', 'Spanish']]);
  });

  it.each([
    ['cruz', ['jose']],
    ['JOSE de', ['jose']],
    ['cruz%20josé', ['jose']],
    ["o'n", ['mary']],
    ['kate', ['mary']],
    ['la', ['jose']],
    ['oe', []],
    ['%25', ['bo', 'zoe', 'jose', 'mary']],
    ['_', ['bo', 'zoe', 'jose', 'mary']],
    ['vega', []],
  ])('finds by the beginnings of names: %s', async (query, agents) => {
    expect(await found(`query=${query}`)).toEqual(agents);
  });

  it.each([
    ['spanish', ['zoe', 'jose']],
    ['spanish+hindi', ['zoe', 'jose', 'mary']],
    ['klingon+hindi', ['mary']],
    ['klingon', ['bo', 'zoe', 'jose', 'mary']],
  ])('keeps agents who speak one of %s, and drops unknown languages', async (language, agents) => {
    expect(await found(`language=${language}`)).toEqual(agents);
  });

  it('hides the members of teams, not their leads', async () => {
    expect(await found('hideTeamMembers=true')).toEqual(['zoe', 'jose', 'mary']);
  });

  it('returns pages, each with the number of all agents', async () => {
    const { hits, total } = await list('limit=3&page=2');
    expect([hits.map(({ agentId }) => agentId), total]).toEqual([['mary'], 4]);
    expect(await found('page=9')).toEqual([]);
    await server.get('/api/agent?page=0', 400);
    await server.get('/api/agent?sortBy=rating', 400);
  });
});

describe('the offices', () => {
  it('lists offices by edition with the number of their agents with a page, the largest first', async () => {
    const office = {
      mlsId: null,
      phone: null,
      email: null,
      address: '1 Main St',
      latitude: null,
      longitude: null,
    };
    await saveOffices(server.db.kysely, [
      { ...office, officeId: 'a', edition: 'austin', name: 'A' },
      { ...office, officeId: 'b', edition: 'austin', name: 'B', latitude: 30.3, longitude: -97.7 },
      { ...office, officeId: 's', edition: 'san-antonio', name: 'S' },
    ]);
    await server.db.pool.query("update agent set office_id = 'b' where agent_id in ('zoe', 'sam')");
    const { offices } = await server.get<{ offices: readonly Office[] }>('/api/office');
    expect(offices.map(({ officeId, agents }) => [officeId, agents])).toEqual([
      ['b', 1],
      ['a', 0],
    ]);
  });
});

it('lists people of one last name before those whose last name goes on', async () => {
  const van = (agentId: string, firstname: string, lastname: string) =>
    anAgent({ agentId, firstname, lastname, languages: ['Frisian'] });
  await saveAgents(server.db.kysely, [
    ...[van('dyke', 'Al', 'Van Dyke'), van('zoe-van', 'Zoe', 'Van'), van('ida', 'Ida', 'Vance')],
    van('hyphen', 'Bo', 'Van-Zandt'),
  ]);
  expect(await found('query=van')).toEqual(['zoe-van', 'dyke', 'hyphen', 'ida']);
});
