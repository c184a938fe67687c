import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Agent } from '@hearth/domain/contract/agent.ts';
import type { AgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownData } from '../../people/person-data.service.ts';
import { usedPhotos } from '../../people/photo.service.ts';
import { aPerson } from '../../testing/a-person.ts';
import { anAgent } from '../../testing/an-agent.ts';
import { send } from '../../testing/collections-app.ts';
import { testNow } from '../../testing/generated-listings.ts';
import { errorOf } from '../../testing/inquiry-desk.ts';
import { type Asker, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveAgents } from '../agents.queries.ts';

let server: TestApp;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'hearth-agents-'));
  server = await startTestApp({ config: { dataFolder, requestsPerMinute: 0 } });
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true, force: true });
});
const db = () => server.db.kysely;

let count = 0;
async function anAgentWithAccount(changes: Partial<Parameters<typeof anAgent>[0]> = {}) {
  const agentId = `dana.${++count}`;
  const agent = anAgent({ agentId, firstname: 'Dana', lastname: `Number ${count}`, ...changes });
  await saveAgents(db(), [agent]);
  const person = await aPerson(db(), { role: 'Agent', username: agentId });
  await sql`update agent set account_id = ${person.id} where agent_id = ${agentId}`.execute(db());
  return { ...person, agent, asker: server.as(person.viewer) };
}
const settings = '/api/agent/settings';
const change = (asker: Asker, body: object) => send(asker, 'PATCH', settings, body);
const pageOf = ({ agentId }: { readonly agentId: string }) => server.get<Agent>(`/api/agent/${agentId}`);
const noLinks = {
  facebook: null,
  instagram: null,
  linkedin: null,
  tiktok: null,
  twitter: null,
  youtube: null,
};

describe('the settings of an agent', () => {
  it('shows changed settings on the public page at once, and keeps them through imports', async () => {
    const { asker, agent } = await anAgentWithAccount({
      bio: 'Old',
      title: 'Realtor',
      social: { tiktok: 'https://dana.example/tiktok' },
    });
    await saveAgents(db(), [anAgent({ agentId: 'speaks.many', languages: ['Spanish'] })]);
    const { headers } = await server.inject({ url: `/api/agent/${agent.agentId}` });
    expect(headers['cache-control']).toBe('public, no-cache');
    const answer = await change(asker, {
      ...{ bio: 'I <3 Austin.\n\nCall me & see.', languages: ['spanish', ' Tagalog', 'SPANISH'] },
      ...{ designations: ['ABR®'], awards: ['Top 10, 2025'], video: 'https://youtu.be/abcdefghijk' },
      social: { linkedin: 'https://www.linkedin.com/in/dana' },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<AgentSettings>()).toMatchObject({
      ...{ bio: 'I <3 Austin.\n\nCall me & see.', isBioFormatted: false, signature: '', tours: null },
      url: `/agents/dana-number-${count}`,
    });
    await saveAgents(db(), [{ ...agent, bio: 'Imported', awards: ['Imported'], title: 'Broker' }]);
    expect(await pageOf(agent)).toMatchObject({
      ...{ bio: '<p>I &lt;3 Austin.</p><p>Call me &amp; see.</p>', languages: ['Spanish', 'Tagalog'] },
      ...{ designations: ['ABR®'], awards: ['Top 10, 2025'], title: 'Broker' },
      ...{ video: 'https://youtu.be/abcdefghijk' },
      social: {
        ...noLinks,
        linkedin: 'https://www.linkedin.com/in/dana',
        tiktok: 'https://dana.example/tiktok',
      },
    });
    expect((await change(asker, { social: { tiktok: null } })).json<AgentSettings>().social).toEqual({
      ...noLinks,
      linkedin: 'https://www.linkedin.com/in/dana',
    });
    expect((await change(asker, { bio: '', video: null })).json<AgentSettings>().bio).toBe('');
    expect(await pageOf(agent)).toMatchObject({ bio: null, video: null, designations: ['ABR®'] });
  });

  it('refuses settings with the reason at the field, and changes nothing then', async () => {
    const { asker, agent } = await anAgentWithAccount({ bio: 'Old' });
    const wrong = {
      ...{
        bio: 'New',
        video: 'https://evil.example/x',
        social: { ...noLinks, facebook: 'http://facebook.com/d' },
      },
      tours: { hours: hours({ monday: { from: '18:00', until: '09:00' } }), daysOff: [], minutes: 30 },
    };
    const names = errorOf(await change(asker, wrong)).validationErrors?.map(({ name }) => name);
    expect(names).toEqual(['video', 'facebook', 'monday']);
    expect((await pageOf(agent)).bio).toBe('<p>Old</p>');
    expect((await change(asker, { title: 'Broker' })).statusCode).toBe(400);
    expect((await change(asker, { bio: 'x'.repeat(5001) })).statusCode).toBe(400);
  });

  it('refuses clients, and agents without an entry', async () => {
    const client = await aPerson(db());
    expect(errorOf(await server.as(client.viewer).inject({ url: settings }))).toMatchObject({ status: 403 });
    const bare = await aPerson(db(), { role: 'Agent', username: 'no.entry' });
    expect(errorOf(await server.as(bare.viewer).inject({ url: settings })).code).toBe('agent_not_found');
    expect(errorOf(await change(server.as(bare.viewer), { bio: 'x' })).code).toBe('agent_not_found');
    const staff = await anAgentWithAccount({ userAccountType: 'Staff Account' });
    expect((await change(staff.asker, { signature: 'The desk' })).json<AgentSettings>()).toMatchObject({
      ...{ signature: 'The desk', url: null },
    });
  });

  it('exports the settings with the person’s data, and deletes them with the account', async () => {
    const dana = await anAgentWithAccount();
    await change(dana.asker, { signature: 'Dana', inquiryReminders: false, bio: 'Stays' });
    await upload(dana.asker, 'photo', await aPhoto());
    const visit = { owner: { ownerId: dana.id }, actor: dana.viewer, now: testNow };
    const { agentSettings } = await ownData(db(), visit as Parameters<typeof ownData>[1]);
    expect(agentSettings).toMatchObject([
      { signature: 'Dana', inquiryReminders: false, bio: '<p>Stays</p>' },
    ]);
    await sql`delete from person where id = ${dana.id}`.execute(db());
    const { rows } = await sql`
      select signature, inquiry_reminders, tours, headshot_url_square, set_by_agent from agent
      where agent_id = ${dana.agent.agentId}`.execute(db());
    expect(rows).toEqual([
      { signature: null, inquiryReminders: true, tours: null, headshotUrlSquare: null, setByAgent: ['bio'] },
    ]);
    expect((await pageOf(dana.agent)).bio).toBe('<p>Stays</p>');
  });
});

const hours = (changes: object) => ({
  ...{
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  },
  ...changes,
});

const aPhoto = () =>
  sharp({
    create: {
      ...{ width: 900, height: 600, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
const upload = (asker: Asker, kind: 'photo' | 'cover', payload: Buffer, type = 'image/jpeg') =>
  asker.inject({ method: 'POST', url: `/api/agent/${kind}`, payload, headers: { 'content-type': type } });

const files = () =>
  readdirSync(path.join(dataFolder, 'people-photos')).map((name) => `/photos/people/${name}`);

async function asForm(file: Buffer) {
  const form = new FormData();
  form.append('cover', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'cover.jpg');
  const body = new Response(form);
  return { payload: Buffer.from(await body.arrayBuffer()), type: body.headers.get('content-type')! };
}

describe('the pictures of an agent', () => {
  it('replace each other, in the shapes of their places', async () => {
    const earlier = files();
    const { asker, agent } = await anAgentWithAccount({ coverUrl: 'https://brokerage.example/cover.jpg' });
    const { payload, type } = await asForm(await aPhoto());
    const answer = await upload(asker, 'cover', payload, type);
    expect(answer.statusCode, answer.body).toBe(200);
    const { coverUrl } = answer.json<AgentSettings>();
    await upload(asker, 'photo', await aPhoto());
    const { headshotUrlSquare } = (await upload(asker, 'photo', await aPhoto())).json<AgentSettings>();
    expect(await pageOf(agent)).toMatchObject({ coverUrl, headshotUrlSquare });
    expect(await server.get(`/api/agent/${agent.agentId}/cover`)).toEqual({ coverUrl });
    const sizes = await Promise.all(
      [headshotUrlSquare, coverUrl].map(async (url) => {
        const { width, height } = await sharp((await server.inject({ url: url! })).rawPayload).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [512, 512],
      [1600, 480],
    ]);
    const used = await usedPhotos(db());
    const added = files().filter((address) => !earlier.includes(address));
    expect([added.length, added.every((address) => used.has(address))]).toEqual([2, true]);
    expect((await send(asker, 'DELETE', '/api/agent/cover')).json()).toEqual({ done: true });
    expect((await pageOf(agent)).coverUrl).toBeNull();
    await saveAgents(db(), [agent]);
    expect(await pageOf(agent)).toMatchObject({ coverUrl: agent.coverUrl, headshotUrlSquare });
  });

  it('accepts photos as pictures, and refuses other files and empty forms', async () => {
    const { asker } = await anAgentWithAccount();
    const problem = async (payload: Buffer, type?: string) =>
      errorOf(await upload(asker, 'cover', payload, type)).validationErrors?.[0];
    expect(await problem(Buffer.alloc(60_000))).toEqual({
      ...{ name: 'cover', message: 'Inappropriate photo format. Use a .jpg, .jpeg.' },
    });
    const small = await asForm(Buffer.from([0xff, 0xd8, 0xff]));
    expect((await problem(small.payload, small.type))?.message).toContain('too small');
    expect(await problem(Buffer.from('--x--'), 'multipart/form-data; boundary=x')).toEqual({
      ...{ name: 'cover', message: 'Choose a photo to upload' },
    });
    expect(errorOf(await upload(asker, 'cover', Buffer.from('nothing'), 'multipart/form-data')).status).toBe(
      415,
    );
    expect(errorOf(await upload(asker, 'cover', Buffer.from('x'), 'text/plain')).status).toBe(415);
    expect(errorOf(await server.inject({ url: '/api/agent/no.agent/cover' })).code).toBe('agent_not_found');
  });
});
