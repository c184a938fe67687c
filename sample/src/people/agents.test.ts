import { describe, expect, it } from 'vitest';
import { generateListings, sampleEditions } from '../generate.ts';
import { sampleAgents } from './agents.ts';

const today = '2026-11-21';

describe.each(sampleEditions)('sample agents of %s', (edition) => {
  const { offices, agents, reviews, interviewer } = sampleAgents(edition, 'hearth', today);

  it('makes forty people with user names, licenses and biographies', () => {
    expect(agents).toHaveLength(40);
    for (const field of ['agentId', 'trecLicense', 'bio', 'lastname'] as const) {
      expect(new Set(agents.map((agent) => agent[field])).size).toBe(40);
    }
    expect(agents.filter(({ officeId }) => !offices.some((office) => office.officeId === officeId))).toEqual(
      [],
    );
    expect(agents.filter(({ email }) => !email.endsWith('@example.com'))).toEqual([]);
  });

  it('speak English, and some also other languages', () => {
    expect(agents.filter(({ languages }) => !languages.includes('English'))).toEqual([]);
    expect(agents.filter(({ languages }) => languages.length > 1).length).toBeGreaterThan(10);
  });

  it('makes reviews by clients, in the past', () => {
    expect(reviews.length).toBeGreaterThan(80);
    const ids = new Set(agents.map(({ agentId }) => agentId));
    expect(reviews.filter(({ agentId }) => !ids.has(agentId))).toEqual([]);
    expect(reviews.filter(({ createdat }) => createdat >= today)).toEqual([]);
    expect(reviews.filter(({ rating, body }) => rating < 1 || rating > 5 || body.includes('{'))).toEqual([]);
  });

  it('makes a distinct portrait, a bio and links for bio pages', () => {
    expect(new Set(agents.map(({ headshotUrlSquare }) => headshotUrlSquare)).size).toBe(40);
    expect(agents.filter(({ bio }) => bio.includes('<ul>')).length).toBeGreaterThan(10);
    expect(agents.filter(({ sfId }) => !/^[A-Z0-9]{18}$/.test(sfId))).toEqual([]);
    const links = agents.flatMap(({ social }) => Object.values(social));
    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((link) => !/^https:\/\/[a-z]+\.example\/[a-z.]+$/.test(link ?? ''))).toEqual([]);
  });

  it('work alone or in teams named for one of them, and one of them is the default agent', () => {
    const names = new Set(agents.flatMap(({ teamName }) => teamName ?? []));
    const members = [...names].map((name) => agents.filter(({ teamName }) => teamName === name));
    expect(members.map(({ length }) => length).sort()).toEqual([2, 3, 4]);
    for (const team of members) {
      expect(team.map(({ lastname }) => `The ${lastname} Team`)).toContain(team[0]?.teamName);
    }
    const answering = agents.filter(({ defaultAgent }) => defaultAgent);
    expect(answering.map(({ userAccountType }) => userAccountType)).toEqual([null]);
    const holding = agents.filter(({ agentId }) => agentId === interviewer);
    expect(holding.map(({ userAccountType, defaultAgent }) => [userAccountType, defaultAgent])).toEqual([
      [null, false],
    ]);
  });

  it('lists homes by the agents of the brokerage', () => {
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
