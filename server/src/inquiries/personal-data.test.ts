import { execFile } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addConfig, configsOf } from '../embeds/configs/configs.service.ts';
import { insertEmbedKey, readEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { testNow } from '../testing/generated-listings.ts';
import { anInquiry, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';
import { testConfig } from '../testing/test-config.ts';
import { addWebhook, webhooksOfKey } from '../webhooks/webhooks.service.ts';
import { deletePerson, dropOldInquiries, exportPerson, monthsBefore } from './personal-data.service.ts';

const desk = inquiryDeskOfFile();
const { send, stored, mails } = desk;

const referral = anInquiry({
  type: 'refer-me',
  agentId: 'ada.reyes',
  email: 'bo@visitor.example',
  referredFirstname: 'Ana',
  referredLastname: 'Gómez',
  referredEmail: 'Ana@visitor.example',
  referredPhone: '(512) 555-0100',
});

async function arrive(): Promise<void> {
  for (const body of [anInquiry(), referral, anInquiry({ email: 'cy@visitor.example' })])
    expect((await send(body)).body).toBe('OK');
}

/** An agent's card of the person. */
const aCard = (email: string) =>
  desk.server.db.kysely
    .insertInto('contact')
    .values({
      ...{ edition: 'austin', firstname: 'Ana', email, notes: 'Likes cats' },
      ...{ createdAt: testNow, updatedAt: testNow },
    })
    .execute();

/** The whole database as text, but for tables without people. */
const everything = async (): Promise<string> => JSON.stringify([await stored(), await mails()]);

describe('the data of one person', () => {
  it('exports the data by email address, in any case of its letters', async () => {
    await arrive();
    await aCard('ana@visitor.example');
    const data = await exportPerson(desk.server.db.kysely, 'ANA@visitor.example');
    expect(data.inquiries).toMatchObject([{ email: 'ana@visitor.example', message: 'Is there a garden?' }]);
    expect(data.referrals).toMatchObject([{ referredFirstname: 'Ana', referredPhone: '+15125550100' }]);
    expect(JSON.stringify(data.referrals)).not.toContain('bo@visitor.example');
    expect(data.contacts).toMatchObject([{ firstname: 'Ana' }]);
    expect(JSON.stringify(data.contacts)).not.toContain('cats');
    expect(data.mails.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(data)).not.toContain('cy@visitor.example');
  });

  it('deletes the data everywhere, also from inquiries of others, which stay', async () => {
    await arrive();
    await aCard('ana@visitor.example');
    const deleted = await deletePerson(desk.server.db.kysely, 'ana@visitor.example');
    expect(deleted).toMatchObject({ inquiries: 1, referrals: 1 });
    expect(await everything()).not.toMatch(/ana@visitor/i);
    expect((await stored()).map(({ email }) => email).sort()).toEqual([
      'bo@visitor.example',
      'cy@visitor.example',
    ]);
    expect((await mails()).map(({ to }) => to.address)).toContain('cy@visitor.example');
    expect(await exportPerson(desk.server.db.kysely, 'ana@visitor.example')).toEqual({
      contacts: [],
      embedKeys: [],
      reviews: [],
      inquiries: [],
      replies: [],
      referrals: [],
      mails: [],
    });
  });

  it('exports the embed keys of the person, which lose their owner with the data', async () => {
    const { kysely } = desk.server.db;
    const key = anEmbedKey({ owner: 'Ana Gómez', ownerEmail: 'ana@visitor.example' });
    await insertEmbedKey(kysely, key);
    const adding = { db: kysely, config: testConfig(), now: testNow };
    const url = 'https://ana.example/leads';
    await addWebhook(adding, key, { url, format: 'follow-up-boss', apiKey: 's3cret' });
    await addConfig(kysely, key, { name: 'Page of Ana', widget: 'search', attributes: {}, now: testNow });
    const { embedKeys } = await exportPerson(kysely, 'Ana@visitor.example');
    expect(embedKeys).toMatchObject([
      {
        ...{ key: key.key, owner: 'Ana Gómez', webhooks: [{ url, format: 'follow-up-boss' }] },
        settings: [{ name: 'Page of Ana' }],
      },
    ]);
    expect(JSON.stringify(embedKeys)).not.toContain('s3cret');
    await deletePerson(kysely, 'ana@visitor.example');
    expect(await readEmbedKey(kysely, key.key)).toMatchObject({ owner: 'Deleted owner', ownerEmail: null });
    expect(await webhooksOfKey(kysely, key.key)).toEqual([]);
    expect(await configsOf(kysely, key)).toMatchObject([{ name: 'search' }]);
  });

  it('ends with the retention rule, mails included', async () => {
    await arrive();
    const { kysely } = desk.server.db;
    const on = (moment: string) => new Date(moment);
    expect(await dropOldInquiries(kysely, 24, on('2028-11-21T17:59:00Z'))).toBe(0);
    expect(await dropOldInquiries(kysely, 0, on('2040-01-01T00:00:00Z'))).toBe(0);
    expect(await dropOldInquiries(kysely, 24, on('2028-11-21T18:01:00Z'))).toBe(3);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it.each([
    ['2026-11-21T18:00:00.000Z', 24, '2024-11-21T18:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 12, '2027-02-28T12:00:00.000Z'],
    ['2026-01-15T12:00:00.000Z', 13, '2024-12-15T12:00:00.000Z'],
  ])('of %s, %i months before are %s', (now, months, before) => {
    expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
  });
});

const run = (...args: string[]) =>
  new Promise<{ code: unknown; out: string; complaints: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: desk.server.db.connectionString };
    const program = path.join(import.meta.dirname, 'main.ts');
    const node = ['--disable-warning=ExperimentalWarning', program, ...args];
    execFile(process.execPath, node, { env }, (error, out, complaints) =>
      resolve({ code: error?.code ?? 0, out, complaints }),
    );
  });

describe('the person command', () => {
  it('exports, withdraws and deletes', async () => {
    await send(anInquiry());
    const { out } = await run('export', 'ana@visitor.example');
    expect(JSON.parse(out).inquiries).toHaveLength(1);
    expect(await run('withdraw', 'ana@visitor.example')).toMatchObject({
      out: expect.stringContaining('is withdrawn (1 inquiry)'),
      complaints: '',
    });
    expect((await mails()).map(({ subject }) => subject)).toContain('Do not contact: Ana Gómez');
    expect((await run('withdraw', 'ana@visitor.example')).out).toContain('no consent to withdraw');
    expect((await run('delete', 'ana@visitor.example')).out).toContain('1 inquiry, 3 mails');
    expect(await stored()).toEqual([]);
  });

  it('prints its usage', async () => {
    for (const args of [
      ['forget', 'ana@visitor.example'],
      ['delete', '%'],
    ]) {
      const { code, complaints } = await run(...args);
      expect([code, complaints.includes('npm run person -- export')]).toEqual([1, true]);
    }
  });
});
