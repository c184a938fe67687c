import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { anInquiry, aTour, errorOf, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';
import { exportPerson } from './personal-data.service.ts';

const desk = inquiryDeskOfFile();
const { mails, mailTo, send, stored } = desk;

const keyOf = (letter: string): string => `hk_${letter.repeat(20)}`;
const partner = keyOf('p');
const agents = keyOf('a');
const revoked = keyOf('r');
const foreign = keyOf('f');

beforeAll(async () => {
  const { kysely } = desk.server.db;
  await saveAgents(kysely, [anAgent({ agentId: 'sol.vega', edition: 'san-antonio' })]);
  await saveAgents(kysely, [anAgent(), anAgent({ agentId: 'ben.ortiz' })]);
  const origins = ['https://partner.example', 'https://*.partner.example', 'http://plain.example:8080'];
  for (const key of [
    anEmbedKey({ key: partner, owner: 'Tom <b>& Co</b>', origins }),
    anEmbedKey({ key: agents, agentId: 'ben.ortiz', policy: 'own-listings', requestsPerMinute: 1, origins }),
    anEmbedKey({ key: revoked, origins, revokedAt: new Date('2026-01-01T00:00:00Z') }),
    anEmbedKey({ key: foreign, agentId: 'sol.vega', origins }),
  ])
    await insertEmbedKey(kysely, key);
});

const storedLinks = async () =>
  (await stored()).map(({ linkEmbedKey, linkHost }) => [linkEmbedKey, linkHost]);
const from = (embedKey: string, host?: string) =>
  anInquiry({ partnerLink: { embedKey, ...(host && { host }) } });

async function countsOf(key: string) {
  const { rows } = await sql<{ key: string; inquiries: number; linkedInquiries: number }>`
    select key, inquiries, linked_inquiries from embed_count
  `.execute(desk.server.db.kysely);
  return rows.find((row) => row.key === key);
}

describe('an inquiry on the portal after a link from a partner’s page', () => {
  it('names the partner in its row, the mail to the agent and the person’s data', async () => {
    expect((await send(from(partner, 'homes.partner.example'))).body).toBe('OK');
    expect(await stored()).toMatchObject([
      { linkEmbedKey: partner, linkHost: 'homes.partner.example', embedKey: null, agentId: 'ada.reyes' },
    ]);
    expect((await mailTo('ada@brokerage.example'))?.text).toContain('Came from: homes.partner.example');
    expect((await mailTo('ana@visitor.example'))?.text).not.toContain('partner.example');
    const { inquiries } = await exportPerson(desk.server.db.kysely, 'ana@visitor.example');
    expect(inquiries).toMatchObject([{ linkEmbedKey: partner, linkHost: 'homes.partner.example' }]);
  });

  it('names the owner of the key, as text, where the link names no host', async () => {
    await send(from(partner));
    expect(await storedLinks()).toEqual([[partner, null]]);
    const mail = await mailTo('ada@brokerage.example');
    expect(mail?.text).toContain('Came from: Tom <b>& Co</b>');
    expect(mail?.html).toContain('Tom &lt;b&gt;&amp; Co&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>&');
  });

  it.each([
    ['a port that the key names', 'plain.example:8080', 'plain.example:8080'],
    ['another port', 'plain.example', null],
    ['another site', 'evil.example', null],
    ['a name that ends like the partner’s', 'evilpartner.example', null],
    ['markup', '<img src=x onerror=alert(1)>.partner.example', null],
    ['a path', 'partner.example/a', null],
    ['a line break', 'a\r\nBcc: b.partner.example', null],
    ['NUL', '\0.partner.example', null],
    ['nothing', '', null],
  ])('with %s as its host is stored, with a host of the key alone', async (_what, host, kept) => {
    expect((await send(anInquiry({ partnerLink: { embedKey: partner, host } }))).body).toBe('OK');
    expect(await storedLinks()).toEqual([[partner, kept]]);
    expect(JSON.stringify(await mails())).not.toMatch(/onerror|Bcc|evil/);
  });

  it.each([
    ['an unknown key', keyOf('u')],
    ['no key at all', 'x" or 1=1 --\0'],
    ['a revoked key', revoked],
    ['a key of another edition’s agent', foreign],
  ])('with %s is stored without it', async (_what, key) => {
    expect((await send(from(key, 'partner.example'))).body).toBe('OK');
    expect(await storedLinks()).toEqual([[null, null]]);
    expect((await mailTo('ada@brokerage.example'))?.text).not.toContain('Came from');
    expect(await countsOf(key)).toBeUndefined();
  });
});

describe('the link of such an inquiry', () => {
  it('gives it no agent, limit, budget or listings of the key', async () => {
    await desk.server.save(aListing({ agentId: null }));
    for (const body of [from(agents), from(agents), aTour({ partnerLink: { embedKey: agents } })])
      expect((await send(body)).body).toBe('OK');
    expect((await stored()).map(({ agentId }) => agentId)).toEqual(['ada.reyes', 'ada.reyes', 'ada.reyes']);
    expect((await stored())[2]).toMatchObject({ listingkey: 'AUS-1000001' });
    expect(await countsOf(agents)).toMatchObject({ inquiries: 0, linkedInquiries: 3 });
  });

  it('lets no page of another site send it', async () => {
    const sent = await send(from(partner, 'partner.example'), {
      headers: { origin: 'https://partner.example' },
    });
    expect(errorOf(sent)).toMatchObject({ status: 403, code: 'embed_key_required' });
    expect(await stored()).toEqual([]);
  });

  it('counts once, for the key of the page where it has one', async () => {
    await send(from(partner, 'partner.example'), {
      url: `/api/user/inquiry?embedKey=${agents}`,
      headers: { origin: 'https://partner.example' },
    });
    expect(await stored()).toMatchObject([{ embedKey: agents, linkEmbedKey: null, linkHost: null }]);
  });

  it('counts the same link as the same attempt, and another link as another one', async () => {
    const key = 'attempt-0001';
    expect((await send(from(partner, 'partner.example'), { key })).body).toBe('OK');
    expect((await send(from(partner, 'partner.example'), { key })).body).toBe('OK');
    expect(errorOf(await send(from(partner), { key }))).toMatchObject({ code: 'idempotency_conflict' });
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['another field', { embedKey: partner, agentId: 'ben.ortiz' }, [partner, null]],
    ['a long key', { embedKey: 'k'.repeat(65) }, [null, null]],
    ['a long host', { embedKey: partner, host: 'h'.repeat(261) }, [partner, null]],
  ])('is stored without %s', async (_what, partnerLink, kept) => {
    expect((await send({ ...anInquiry(), partnerLink })).body).toBe('OK');
    expect(await storedLinks()).toEqual([kept]);
    expect(await stored()).toMatchObject([{ agentId: 'ada.reyes' }]);
  });

  it.each([
    ['no key', { host: 'partner.example' }],
    ['text', partner],
  ])('is refused with %s', async (_what, partnerLink) => {
    const sent = await send({ ...anInquiry(), partnerLink });
    expect(errorOf(sent)).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('stays when the key is deleted', async () => {
    const { kysely } = desk.server.db;
    const key = keyOf('d');
    await insertEmbedKey(kysely, anEmbedKey({ key }));
    await send(from(key, 'partner.test'));
    await kysely.deleteFrom('embedKey').where('key', '=', key).execute();
    expect(await storedLinks()).toEqual([[null, 'partner.test']]);
  });
});
