import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join as joined } from 'node:path';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { dealBreakers } from '@hearth/domain/people/votes/deal-breakers.ts';
import { mostDealBreakers, voteAnswers } from '@hearth/domain/people/votes/vote-rules.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { saveAgents } from '../../agents/agents.queries.ts';
import type { Named } from '../account-attacks/account-call.ts';
import { accountCalls, endpointNames, endpointOf, requestOf } from '../account-attacks/account-calls.ts';
import { anAgent } from '../an-agent.ts';
import { add, aHome, base, collectionsApp, create, send } from '../collections-app.ts';
import { emptyTables } from '../empty-tables.ts';
import { heardPeople } from '../heard-people.ts';
import { invite, join, members, status } from '../shared-collections.ts';
import type { Asker } from '../test-app.ts';

const app = collectionsApp();

const homeIds = ['AUS1', 'AUS2', 'AUS3', 'AUS4'] as const;
const people = ['kim', 'lee', 'mo'] as const;
type Person = (typeof people)[number];

const vote = fc.record({
  home: fc.constantFrom(...homeIds),
  answer: fc.constantFrom(...voteAnswers),
  named: fc.uniqueArray(fc.constantFrom(...dealBreakers), { maxLength: mostDealBreakers }),
});
/** The votes that everyone may know, and the sealed votes of one person. */
const world = fc
  .record({
    voter: fc.constantFrom(...people),
    /** Homes on which all have voted, or that the owner opened. */
    opened: fc.subarray([...homeIds], { maxLength: 2 }),
    isByOwner: fc.boolean(),
    /** Others who voted on the sealed homes as well; one of them stays out. */
    others: fc.boolean(),
    secrets: fc.array(vote, { minLength: 1, maxLength: 6 }),
  })
  .map((each) => ({ ...each, secrets: each.secrets.filter(({ home }) => !each.opened.includes(home)) }))
  .filter(({ secrets }) => secrets.length > 0);
type World = typeof world extends fc.Arbitrary<infer Each> ? Each : never;

type Vote = World['secrets'][number];
async function give(asker: Asker, id: string, { home, answer, named }: Vote): Promise<void> {
  const body = { answer, dealBreakers: answer === 'yes' ? [] : named };
  const { statusCode, body: text } = await send(asker, 'PUT', `${base}/${id}/listings/${home}/vote`, body);
  expect(statusCode, text).toBe(200);
}

/** Kim's collection with all homes, shared with Lee and Mo, in which Bo is invited; Ada is Kim's agent. */
async function build({ voter, opened, isByOwner, others }: World) {
  // Invitations of one network are limited.
  await emptyTables(app.server.db.kysely, 'attemptCount', 'person', 'agent');
  const ada = await app.signedIn({ role: 'Agent', username: 'ada.reyes' });
  await saveAgents(app.server.db.kysely, [anAgent({ agentId: ada.username })]);
  const kim = await app.signedIn({ firstname: 'Kim', agentId: ada.username });
  const [lee, mo] = [await app.signedIn({ firstname: 'Lee' }), await app.signedIn({ firstname: 'Mo' })];
  const [bo, stranger] = [await app.signedIn(), await app.signedIn()];
  const { id } = await create(kim.asker);
  for (const home of homeIds) await add(kim.asker, id, home);
  await invite(kim.asker, id, lee.email, mo.email, bo.email);
  for (const each of [lee, mo]) expect(await status(join(each.asker, id))).toBe(200);
  const all = { kim, lee, mo };
  const [out, ...rest] = people.filter((each) => each !== voter);
  const yes = (home: Vote['home']): Vote => ({ home, answer: 'yes', named: [] });
  for (const home of opened) {
    const voters = isByOwner ? (['kim'] as const) : people;
    for (const each of voters) await give(all[each].asker, id, yes(home));
  }
  if (isByOwner) await send(kim.asker, 'POST', `${base}/${id}/votes/open`);
  const sealed = homeIds.filter((home) => !opened.includes(home));
  if (others) for (const each of rest) for (const home of sealed) await give(all[each].asker, id, yes(home));
  const observers = { ...all, ada, bo, stranger, guest: { ...stranger, asker: app.server.as(guestViewer) } };
  const watching = Object.entries(observers).filter(([name]) => name !== voter);
  const { collaborators } = await members(kim.asker, id);
  return { id, out, secret: all[voter as Person], watching, collaborators };
}

/** All but the stream, whose messages `heard` has. */
const reads = endpointNames.filter((name) => {
  const { method, answer } = endpointOf(name);
  return method === 'GET' && answer !== 'events';
});

/** An answer byte by byte, with what caches compare; an export without its log, which has a line about every export. */
async function answerOf(asker: Asker, request: Parameters<Asker['inject']>[0]): Promise<string> {
  const { statusCode, headers, rawPayload } = await asker.inject(request);
  const text = rawPayload.toString('latin1');
  if (!text.includes('"auditLog"'))
    return [statusCode, headers.etag, headers['content-length'], text].join('\n');
  return JSON.stringify({ ...JSON.parse(text), auditLog: null });
}

async function answers({ id, watching, collaborators }: Awaited<ReturnType<typeof build>>) {
  const all = new Map<string, string>();
  const thing = {
    collectionId: id,
    savedSearchId: '1',
    contactId: '1',
    exclusiveId: 'EL1',
    searchMemberId: '1',
    mailId: randomUUID(),
    inquiryId: randomUUID(),
    commentId: '1',
    placeId: '1',
    code: 'x'.repeat(43),
    hash: 'A'.repeat(22),
    feedToken: 'x'.repeat(32),
  };
  const named: Omit<Named, 'username' | 'email'> = {
    ...{ ...thing, sessionId: 'x', passkeyId: 'x', collaboratorId: collaborators[0]?.id ?? '1' },
  };
  for (const [who, { asker, username, email }] of watching) {
    const self = { ...named, username, email };
    // By their names: some calls name a thing by a new id each time.
    const requests = reads.map((name) => ({ name, ...requestOf(name, accountCalls[name](self)) }));
    const departures = collaborators.map((each) => `${base}/${id}/collaborator/${each.id}/departure`);
    const more = [...departures, `/api/v2/listing/search?collection=${id}`, '/api/v2/listing/AUS1'];
    const pages = [`/collections/${id}`, `/collections/${id}/agreement`, '/menu/collections', '/outbox'];
    const urls = [...more, ...pages].map((url) => ({ name: url, method: 'GET' as const, url }));
    await Promise.all(
      [...requests, ...urls].map(async ({ name, ...request }) =>
        all.set(`${who} ${name}`, await answerOf(asker, request)),
      ),
    );
  }
  return all;
}

/** Tables with votes, and those of exports and of the listings that an address was sent, which every reading adds to. */
const apart = ['home_vote', 'audit_entry', 'listing_count'];

/** All rows of all other tables, mails and their jobs included. */
async function otherRows(): Promise<Map<string, string>> {
  const { pool } = app.server.db;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and not tablename = any($1) or (schemaname, tablename) = ('pgboss', 'job')`,
    [apart],
  );
  const all = new Map<string, string>();
  for (const { name } of rows) {
    const found = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    all.set(name, found.rows.map(({ row }) => row).join('\n'));
  }
  return all;
}

const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after.keys()].filter((key) => before.get(key) !== after.get(key));

const worlds = (count: number) => async (): Promise<void> => {
  await app.server.save(...[1, 2, 3, 4].map((number) => aHome(number)));
  const streams = await heardPeople(app.server.db);
  await fc.assert(
    fc.asyncProperty(world, async (each) => {
      const built = await build(each);
      const [before, rows] = [await answers(built), await otherRows()];
      await streams.heard();
      for (const secret of each.secrets) await give(built.secret.asker, built.id, secret);
      expect(await streams.heard()).toEqual([built.secret.id]);
      expect(changed(rows, await otherRows())).toEqual([]);
      const after = await answers(built);
      expect(changed(before, after)).toEqual([]);
      expect(after.size).toBeGreaterThan(180);
      // The votes are there: their person sees them.
      const own = await built.secret.asker.inject({ url: `${base}/${built.id}/votes` });
      expect(own.body).toContain(each.secrets.at(-1)?.home);
    }),
    { numRuns: count },
  );
  streams.stop();
};

it('sealed votes change no byte of an answer, mail or export to others', worlds(20));
it('sealed votes change no byte of 200 worlds', { timeout: 3_000_000, tags: ['full'] }, worlds(200));

it('the votes are read by one file and by the export of a person alone', () => {
  const source = joined(import.meta.dirname, '../..');
  const readers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.ts$/.test(name) &&
      !/\.test\.ts$/.test(name) &&
      /home_?vote\b/i.test(readFileSync(joined(source, name), 'utf8')),
  );
  expect(readers.sort()).toEqual(['db/tables.ts', 'people/person-data.queries.ts', 'votes/votes.queries.ts']);
});
