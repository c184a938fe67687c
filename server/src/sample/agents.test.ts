import { describe, expect, it } from 'vitest';
import { sampleAgents } from './agents.ts';
import { generateListings, sampleEditions } from './generate.ts';

const today = '2026-11-21';

describe.each(sampleEditions)('sample agents of %s', (edition) => {
  const { office, agents, reviews } = sampleAgents(edition, 'hearth', today);

  it('are forty people with user names, licences and lives of their own', () => {
    expect(agents).toHaveLength(40);
    for (const field of ['agentId', 'trecLicense', 'bio', 'lastname'] as const) {
      expect(new Set(agents.map((agent) => agent[field])).size).toBe(40);
    }
    expect(agents.filter(({ officeid }) => officeid !== office.officeid)).toEqual([]);
    expect(agents.filter(({ email }) => !email?.endsWith('@example.com'))).toEqual([]);
  });

  it('speak English and some of them more', () => {
    expect(agents.filter(({ languages }) => !languages.includes('English'))).toEqual([]);
    expect(agents.filter(({ languages }) => languages.length > 1).length).toBeGreaterThan(10);
  });

  it('are reviewed by clients, in the past', () => {
    expect(reviews.length).toBeGreaterThan(80);
    const ids = new Set(agents.map(({ agentId }) => agentId));
    expect(reviews.filter(({ agentId }) => !ids.has(agentId))).toEqual([]);
    expect(reviews.filter(({ createdat }) => createdat >= today)).toEqual([]);
    expect(reviews.filter(({ rating, body }) => rating < 1 || rating > 5 || body.includes('{'))).toEqual([]);
  });

  it('are whom the brokerage’s listings name', () => {
    const order = { edition, count: 300, seed: 'hearth', today, now: new Date(`${today}T15:00:00Z`) };
    const own = generateListings(order).filter(({ agentId }) => agentId !== null);
    const names = new Map(
      agents.map(({ agentId, firstname, lastname }) => [agentId, `${firstname} ${lastname}`]),
    );
    expect(own.length).toBeGreaterThan(20);
    expect(
      own.filter(({ agentId, listagentfullname }) => names.get(agentId ?? '') !== listagentfullname),
    ).toEqual([]);
  });
});

it('share no name between the editions', () => {
  const ids = sampleEditions.flatMap((edition) =>
    sampleAgents(edition, 'hearth', today).agents.map((agent) => agent.agentId),
  );
  expect(new Set(ids).size).toBe(80);
});
