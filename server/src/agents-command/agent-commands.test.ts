import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Agent } from '@hearth/domain/contract/agent.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { runAgentCommand } from './agent-commands.ts';
import { readAgentCommand } from './options.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'agents-'));
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const run = (...args: readonly string[]) =>
  runAgentCommand(readAgentCommand(args), {
    db: server.db.kysely,
    edition: 'austin',
    now: new Date('2026-11-21T12:00:00Z'),
    publicUrl: 'https://homes.example',
  });

function file(name: string, text: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}

it('imports agents and offices of a CSV file, sanitizes bios and names the rejected rows', async () => {
  const roster = file(
    'roster.csv',
    [
      'Username,First Name,Last Name,Email,Languages,Bio,Office ID,Office Name,Phone',
      ',,,,,,o1,Main office,512-555-0100',
      'ada,Ada,"Reyes, Jr.",ada@brokerage.example,English; Spanish,"<p onclick=""x"">Hi</p>",o1,,512-555-0142',
      'bo,Bo,Lee,no address,,,,,',
      ',No,Name,,,,,,',
    ].join('\n'),
  );
  const { output, hasRejects } = await run('import', roster);
  expect([output.split('\n'), hasRejects]).toEqual([
    [
      '1 agents and 1 offices saved, 0 agents retired, 2 rows rejected.',
      'line 4 has no valid email: no address',
      'line 5 has no username, MemberMlsId or MemberKey',
    ],
    true,
  ]);
  expect(await server.get<Agent>('/api/agent/ada')).toMatchObject({
    ...{ name: 'Ada Reyes, Jr.', languages: ['English', 'Spanish'], bio: '<p>Hi</p>' },
    brokerage: { phone: '512-555-0100' },
  });
});

it('imports RESO Member rows with their photo, and retires those who are inactive', async () => {
  await run('add', 'cy', '--firstname', 'Cy', '--lastname', 'Diaz');
  const members = file(
    'members.json',
    JSON.stringify({
      value: [
        {
          ...{
            MemberMlsId: '77',
            MemberFirstName: 'Zoë',
            MemberLastName: 'Ávila',
            MemberStateLicense: '700123',
          },
          ...{ MemberLanguages: ['English', 'Hindi'], Media: [{ MediaURL: 'https://cdn.example/77.jpg' }] },
        },
        { MemberMlsId: 'cy', MemberFirstName: 'Cy', MemberLastName: 'Diaz', MemberStatus: 'Inactive' },
      ],
    }),
  );
  expect((await run('import', members)).output).toContain('1 agents and 0 offices saved, 1 agents retired');
  expect(await server.get('/api/agent/zoe-avila')).toMatchObject({
    ...{ agentId: '77', trecLicense: '700123', headshotUrlSquare: 'https://cdn.example/77.jpg' },
  });
  await server.get('/api/agent/cy', 404);
});

it('adds an agent, whom a second add replaces, and retires one', async () => {
  await run('add', 'dee', '--firstname', 'Dee', '--lastname', 'Vo', '--title', 'Realtor');
  await run('add', 'dee', '--firstname', 'Dee', '--lastname', 'Ng');
  expect(await server.get('/api/agent/dee-ng')).toMatchObject({ agentId: 'dee', title: null });
  await run('retire', 'dee');
  await server.get('/api/agent/dee', 404);
  await expect(run('retire', 'nobody')).rejects.toThrow('No agent has the username nobody.');
  await expect(run('review', 'approve', 'x')).rejects.toThrow('No review to approve has the id x.');
  expect((await run('review', 'list')).output).toBe('No reviews wait.');
});

it.each(
  [[], ['import'], ['import', 'a.txt'], ['retire'], ['review', 'edit', '1'], ['add', 'x', '--age', '3']].map(
    (args) => [args],
  ),
)('explains its commands where %j is none', (args) => {
  expect(() => readAgentCommand(args)).toThrow('npm run agent -- COMMAND');
});

it('names one interviewer, who stays through imports until another takes over or they retire', async () => {
  expect((await run('interviewer')).output).toContain('the default agent, since nobody is named for it.');
  const ed = ['ed', '--firstname', 'Ed', '--lastname', 'Ito'];
  await run('add', ...ed);
  await expect(run('interviewer', 'ed')).rejects.toThrow(
    'ed has no email address. Add one with --email first.',
  );
  await run('add', ...ed, '--email', 'ed@brokerage.example');
  await run('add', 'flo', '--firstname', 'Flo', '--lastname', 'Sy', '--email', 'flo@brokerage.example');
  expect((await run('interviewer', 'ed')).output).toBe('ed answers requests for interviews.');
  await run('add', ...ed, '--email', 'ed@brokerage.example');
  expect(await server.get('/api/agent/interviewer')).toMatchObject({ agentId: 'ed', why: 'interviewer' });
  expect((await run('interviewer', 'flo')).output).toBe('flo answers requests for interviews.');
  await expect(run('interviewer', 'nobody')).rejects.toThrow('No agent with a page has the username nobody.');
  await run('retire', 'flo');
  expect((await run('interviewer')).output).toContain('the default agent');
});

it('prints a link of an agent with a page, and names an unknown one', async () => {
  await run('add', 'cy.ng', '--firstname', 'Cy', '--lastname', 'Ng');
  const { output } = await run('link', 'cy.ng');
  expect(output).toMatch(
    /^https:\/\/homes\.example\/join\/agent\/\S+\nIt is valid until 2026-11-28T12:00:00/,
  );
  await expect(run('link', 'cy')).rejects.toThrow('No agent with a page has the username cy.');
});
