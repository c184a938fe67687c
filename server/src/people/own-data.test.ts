import { randomUUID } from 'node:crypto';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportPerson } from '../inquiries/personal-data.service.ts';
import { aPerson } from '../testing/a-person.ts';
import { emptyTables } from '../testing/empty-tables.ts';
import { testNow } from '../testing/generated-listings.ts';
import { behind } from '../testing/in-turn.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { deleteAccount, ownData } from './person-data.service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.save(aListing({ listingid: 'AUS1', listingkey: 'AUS-1' }));
});
afterAll(() => server.close());
beforeEach(() => emptyTables(server.db.kysely, 'inquiry', 'mail', 'person'));

type Person = Awaited<ReturnType<typeof aPerson>>;

const minutes = (count: number): Date => new Date(testNow.getTime() + count * 60_000);
const kysely = () => server.db.kysely;

async function anInquiryOf(email: string, message: string, createdAt: Date): Promise<void> {
  await server.db.pool.query(
    `insert into inquiry (id, edition, type, firstname, lastname, email, phone, message, consent_version, consent_boxes,
                          consent_at, ip_address, body_hash, created_at)
     values (gen_random_uuid(), 'austin', 'contact-us', 'Ana', 'Diaz', $1, '+15125550177', $2, '1', '[]', $3, '192.0.2.1', 'x', $3)`,
    [email, message, createdAt],
  );
}

const movesTo = (id: string, email: string, at: Date) =>
  kysely()
    .updateTable('person')
    .set({ email, emailVerified: true, updatedAt: at })
    .where('id', '=', id)
    .execute();

const dataOf = ({ id, viewer }: Person) => {
  const visit = { owner: { ownerId: id }, actor: viewer, now: testNow };
  return ownData(kysely(), visit as Parameters<typeof ownData>[1]);
};
const messagesOf = async (person: Person): Promise<string[]> => {
  const { inquiries } = (await dataOf(person)) as { inquiries?: { message: string }[] };
  return (inquiries ?? []).map(({ message }) => message).sort();
};
const left = async () =>
  (await kysely().selectFrom('inquiry').select('message').orderBy('message').execute()).map(
    (row) => row.message,
  );

const mails = { start: async () => {}, enqueue: async () => {}, wake: () => {} };
const people = { remove: async () => {} };
const deletes = (id: string) =>
  deleteAccount(
    {
      db: server.db,
      config: testConfig(),
      mails: mails as never,
      people: people as never,
      clock: () => testNow,
    },
    id,
    null,
  );

describe('what was sent under a former address', () => {
  it('counts for export and deletion where the address was proven', async () => {
    const ana = await aPerson(kysely(), { email: 'ana.old@visitor.example' });
    await anInquiryOf('Ana.Old@visitor.example', 'before', minutes(-10));
    await movesTo(ana.id, 'ana@visitor.example', minutes(0));
    await anInquiryOf('ana.old@visitor.example', 'later', minutes(10));
    await anInquiryOf('ana@visitor.example', 'now', minutes(20));
    await anInquiryOf('bo@visitor.example', 'of another', minutes(0));
    expect(await messagesOf(ana)).toEqual(['before', 'later', 'now']);
    expect(await deletes(ana.id)).toBe(true);
    expect(await left()).toEqual(['of another']);
    expect(await kysely().selectFrom('formerEmail').selectAll().execute()).toEqual([]);
  });

  it('gives mails to a former address to its new owner once that person has proven it', async () => {
    const ana = await aPerson(kysely(), { email: 'shared@visitor.example' });
    await anInquiryOf('shared@visitor.example', 'of Ana', minutes(-10));
    await movesTo(ana.id, 'ana@visitor.example', minutes(0));
    await aPerson(kysely(), { email: 'shared@visitor.example' });
    await anInquiryOf('shared@visitor.example', 'of Bo', minutes(10));
    expect(await messagesOf(ana)).toEqual(['of Ana']);
    await deletes(ana.id);
    expect(await left()).toEqual(['of Bo']);
  });

  it('ignores an owner who never proved the address', async () => {
    const ana = await aPerson(kysely(), { email: 'friend@visitor.example', emailVerified: false });
    await anInquiryOf('friend@visitor.example', 'of a friend', minutes(-10));
    await movesTo(ana.id, 'ana@visitor.example', minutes(0));
    expect(await messagesOf(ana)).toEqual([]);
    await deletes(ana.id);
    expect(await left()).toEqual(['of a friend']);
  });
});

it('two people with traces in the things of each other are deleted at the same time', async () => {
  const [kim, lee] = [await aPerson(kysely()), await aPerson(kysely())];
  for (const [owner, other] of [
    [kim, lee],
    [lee, kim],
  ] as const)
    await server.db.pool.query(
      `with made as (insert into collection (person_id, edition, name, created_at, updated_at)
                     values ($1, 'austin', 'Lake', $3, $3) returning id)
       insert into collection_listing (collection_id, listingkey, added_at, added_by)
       select id, 'AUS-1', $3, $2 from made`,
      [owner.id, other.id, testNow],
    );
  // Between the deletion of the own homes and that of the name at those of others.
  for (const { id } of [kim, lee])
    await server.db.pool.query('insert into former_email values ($1, $2, now())', [
      id,
      `of-${id}@visitor.example`,
    ]);
  const deletions = [kim, lee].map(
    ({ id }) =>
      () =>
        deletes(id),
  );
  const barrier = ['select from former_email for update', []] as const;
  expect(await behind(server.db, barrier, deletions)).toEqual([true, true]);
});

it('a second deletion at the same time finds no account', async () => {
  const { id } = await aPerson(kysely());
  expect((await Promise.all([deletes(id), deletes(id)])).sort()).toEqual([false, true]);
});

describe('exported mails', () => {
  const links = [
    'https://homes.example/reset-password?email=ana%40visitor.example&code=s3cr3t',
    'https://homes.example/consent/withdraw?inquiry=1&signature=s1gned',
  ];

  async function aMailTo(personId: string, toAddress: string): Promise<void> {
    await server.db.pool.query(
      `insert into mail (id, template, parameters, to_name, to_address, related_type, related_id, created_at, subject,
                         text_body, html_body, sent_by, sent_at)
       values ($1, 'account-reset', $2, 'Ana', $3, 'person', $4, $5, 'Subject', $6, $7, 'outbox', $5)`,
      [
        ...[randomUUID(), JSON.stringify({ link: links[0] }), toAddress, personId, testNow],
        `Open "${links[0]}"\n<${links[1]}>.`,
        `<a href="${links[0]!.replace('&', '&amp;')}">Open</a> <a href='${links[1]}'>x</a>`,
      ],
    );
  }

  it('exports mails without live links, for the person and for the operator', async () => {
    const ana = await aPerson(kysely(), { email: 'ana@visitor.example' });
    await aMailTo(ana.id, 'ana@visitor.example');
    const { mails } = await exportPerson(kysely(), 'ana@visitor.example');
    const own = await dataOf(ana);
    for (const text of [JSON.stringify(mails), JSON.stringify(own.mails)]) {
      expect(text).not.toMatch(/s3cr3t|s1gned|code=|signature=/);
      expect(text).toContain('https://homes.example/reset-password');
    }
  });

  it('name the homes that the person sent to others', async () => {
    const ana = await aPerson(kysely(), { email: 'ana@visitor.example' });
    const payload = { receiverEmail: 'bo@friend.example', message: 'Look at the porch' };
    const sent = await server
      .as(ana.viewer)
      .inject({ method: 'POST', url: '/api/v2/listing/AUS1/share', payload });
    expect(sent.statusCode).toBe(200);
    const own = await dataOf(ana);
    expect(own.sharedHomes).toMatchObject([
      {
        toAddress: 'bo@friend.example',
        message: 'Look at the porch',
        address: expect.stringMatching(/Austin/),
      },
    ]);
    expect(own.mails).toEqual([]);
  });
});

/** A collection that its owner shares with one person. */
const aMembership = (
  ownerId: string,
  name: string,
  { email, personId, state }: { email: string; personId: string | null; state: string },
) =>
  server.db.pool.query(
    `with thing as (insert into collection (person_id, edition, name, created_at, updated_at)
                    values ($1, 'austin', $2, now(), now()) returning id)
     insert into membership (thing_kind, thing_id, email, person_id, state, code_hashes, created_at, asked_at, changed_at)
     select 'collection', id, $3, $4, $5, '{}', now(), now(), now() from thing`,
    [ownerId, name, email, personId, state],
  );

it('exported memberships name the things that the person still takes part in alone', async () => {
  const [ana, bo] = [await aPerson(kysely()), await aPerson(kysely())];
  await aMembership(bo.id, 'Shared', { email: ana.email, personId: ana.id, state: 'joined' });
  await aMembership(bo.id, 'Secret', { email: ana.email, personId: ana.id, state: 'removed' });
  expect((await dataOf(ana)).memberships).toMatchObject([
    { state: 'joined', name: 'Shared' },
    { state: 'removed', name: null },
  ]);
});

it('a deletion removes invitations to the address, but no membership of its former owner', async () => {
  const ana = await aPerson(kysely(), { email: 'shared@visitor.example' });
  const owner = await aPerson(kysely());
  await aMembership(owner.id, 'Joined', { email: ana.email, personId: ana.id, state: 'joined' });
  await movesTo(ana.id, 'ana@visitor.example', minutes(0));
  const bo = await aPerson(kysely(), { email: 'shared@visitor.example' });
  await aMembership(owner.id, 'Waiting', { email: bo.email, personId: null, state: 'pending' });
  await deletes(bo.id);
  const left = await kysely().selectFrom('membership').select(['personId', 'state']).execute();
  expect(left).toEqual([{ personId: ana.id, state: 'joined' }]);
});
