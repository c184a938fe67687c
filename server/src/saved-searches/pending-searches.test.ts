import type { Challenge } from '@hearth/domain/contract/captcha.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { buildApp } from '../app.ts';
import { insertEmbedKey } from '../embeds/embed-keys.queries.ts';
import { upkeep } from '../jobs/upkeep.ts';
import { anAgent } from '../testing/an-agent.ts';
import { anEmbedKey } from '../testing/an-embed-key.ts';
import { ana, type IdentityApp, startIdentityApp } from '../testing/identity-app.ts';
import { solvedToken } from '../testing/solve-captcha.ts';
import { testConfig } from '../testing/test-config.ts';

let one: IdentityApp;
beforeAll(async () => {
  one = await startIdentityApp();
});
afterAll(() => one.close());

const query = 'tags=city:austin:Austin&minBedrooms=3&lease=true';

async function ask(body: object, url = '/api/saved-search/by-mail', headers: Record<string, string> = {}) {
  const challenge = await one.app.inject('/api/captcha/challenge?action=saved-search');
  return one.app.inject({
    method: 'POST',
    url,
    headers: {
      'x-captcha-token': await solvedToken(challenge.json<Challenge>()),
      'x-captcha-action': 'saved-search',
      ...headers,
    },
    payload: { query, cadence: 'weekly', timeZone: 'America/Denver', ...body },
  });
}

/** Path and query of the link in the newest mail that asks an address. */
async function linkTo(email: string): Promise<string> {
  const mails = (await one.mails('saved-search-confirmation')).filter(({ toAddress }) => toAddress === email);
  return String(mails.at(-1)?.parameters.link).replace(testConfig().publicUrl, '');
}

const press = (url: string) =>
  one.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

const searchesOf = (email: string) =>
  one.db.kysely
    .selectFrom('savedSearch')
    .innerJoin('person', 'person.id', 'savedSearch.personId')
    .select(['name', 'query', 'cadence', 'timeZone', 'emailVerified', 'hasOptedOutOfEmail'])
    .where('email', '=', email)
    .execute();

it('saves a search for an address without an account, once its owner pressed the button', async () => {
  const email = 'new@visitor.example';
  expect((await ask({ email: 'New@Visitor.example' })).json()).toEqual({ done: true });
  const link = await linkTo(email);
  expect((await one.app.inject(link)).body).toContain('Save my search');
  expect(await searchesOf(email)).toEqual([]);
  const pressed = await Promise.all([press(link), press(link)]);
  expect(pressed.map(({ statusCode }) => statusCode).toSorted()[0]).toBe(200);
  expect(await searchesOf(email)).toMatchObject([
    {
      ...{ name: 'Homes for lease in Austin, 3+ beds', cadence: 'weekly', timeZone: 'America/Denver' },
      ...{ emailVerified: true, hasOptedOutOfEmail: false, query: expect.stringContaining('minBedrooms=3') },
    },
  ]);
  expect((await press(link)).statusCode).toBe(404);
  expect(await searchesOf(email)).toHaveLength(1);

  const person = { ...ana, email };
  expect((await one.browser().post('/api/user/sign-up', person)).statusCode).toBe(200);
  const code = await one.code('account-set-password', email);
  const browser = one.browser();
  await browser.post('/api/user/set-password', { email, code, password: ana.password });
  expect(await browser.who()).not.toBeNull();
  const list = await browser.get('/api/saved-search');
  expect(list.json().items).toMatchObject([
    { name: 'Homes for lease in Austin, 3+ beds', cadence: 'weekly' },
  ]);
});

it('confirms a search of a Spanish widget in Spanish, by mail and on its page', async () => {
  const email = 'lupe@visitor.example';
  expect((await ask({ email, language: 'es' })).json()).toEqual({ done: true });
  const link = await linkTo(email);
  const question = await one.app.inject(link);
  expect(question.body).toContain('<html lang="es">');
  expect(question.body).toContain('Guardar mi búsqueda');
  expect((await press(link)).body).toContain('Su búsqueda está guardada');
  expect(await searchesOf(email)).toMatchObject([{ cadence: 'weekly', timeZone: 'America/Denver' }]);
});

it('saves a search for the person who has the address, and answers alike', async () => {
  const browser = await one.verifiedBrowser();
  expect((await ask({ email: ana.email })).json()).toEqual({ done: true });
  expect((await press(await linkTo(ana.email))).body).toContain('Your search is saved');
  expect((await browser.get('/api/saved-search')).json().items).toMatchObject([{ cadence: 'weekly' }]);
});

it('takes an account that a stranger made from the stranger', async () => {
  const email = 'taken@visitor.example';
  const stranger = one.browser();
  await stranger.post('/api/user/sign-up', { ...ana, email, firstname: 'Stranger' });
  await ask({ email });
  expect((await press(await linkTo(email))).statusCode).toBe(200);
  expect(await searchesOf(email)).toMatchObject([{ emailVerified: true }]);
  await stranger.post('/api/user/sign-in', { email, password: ana.password });
  expect(await stranger.who()).toBeNull();
});

it('saves nothing for a disabled account, by a link that is not ours, or after seven days', async () => {
  const email = 'late@visitor.example';
  await ask({ email });
  const link = await linkTo(email);
  expect((await press(`${link}x`)).statusCode).toBe(404);
  expect((await press('/saved-search/confirm')).statusCode).toBe(404);
  one.later(7 * 1440);
  expect((await press(link)).statusCode).toBe(404);
  await upkeep({ db: one.db, config: testConfig(), clock: () => new Date(Date.now() + 8 * 86_400_000) });
  expect(await one.db.kysely.selectFrom('pendingSearch').select('name').execute()).toEqual([]);

  await one.db.kysely
    .updateTable('person')
    .set({ disabledAt: new Date() })
    .where('email', '=', ana.email)
    .execute();
  await ask({ email: ana.email });
  expect((await press(await linkTo(ana.email))).statusCode).toBe(403);
});

it('refuses bad addresses, odd queries, missing captchas and more than three mails an hour', async () => {
  const fields = async (body: object) =>
    (await ask(body)).json().validationErrors?.map(({ name }: { name: string }) => name);
  expect(await fields({ email: 'no address' })).toEqual(['email']);
  expect(await fields({ email: 'a@b.example', query: 'nonsense=1' })).toEqual(['query']);
  const payload = { email: 'a@b.example', query, cadence: 'weekly' };
  const bare = await one.app.inject({ method: 'POST', url: '/api/saved-search/by-mail', payload });
  expect([bare.statusCode, bare.json().code]).toEqual([400, 'captcha_failed']);
  expect((await ask({ email: 'a@b.example', cadence: 'never' })).statusCode).toBe(400);
  const statuses = [];
  for (let at = 0; at < 4; at++) statuses.push((await ask({ email: 'flood@visitor.example' })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('counts for the key of a page only what a captcha paid for, and takes no character NUL', async () => {
  const limited = await buildApp({
    ...{ db: one.db, clock: () => new Date() },
    config: testConfig({ embedRequestsPerMinute: 100 }),
  });
  const key = anEmbedKey({ key: 'hk_limited0000000000000' });
  await insertEmbedKey(one.db.kysely, key);
  const headers = { origin: key.origins[0] as string };
  const url = `/api/saved-search/by-mail?embedKey=${key.key}`;
  const payload = { email: 'a@b.example', query, cadence: 'weekly' };
  const codes = [];
  for (let at = 0; at < 3; at++)
    codes.push((await limited.inject({ method: 'POST', url, headers, payload })).json().code);
  await limited.close();
  expect(codes).toEqual(['captcha_failed', 'captcha_failed', 'captcha_failed']);
  expect((await ask({ email: 'nul@b.example', timeZone: 'A\0' })).statusCode).toBe(400);
  const named = await ask({ email: 'nul@b.example', query: 'tags=city:a:%00' });
  expect(named.statusCode).toBeLessThan(500);
});

it('saves the homes of one agent alone from a page whose key is for those', async () => {
  await saveAgents(one.db.kysely, [anAgent({ trecLicense: '700001' })]);
  const key = anEmbedKey({ policy: 'own-listings', agentId: anAgent().agentId });
  await insertEmbedKey(one.db.kysely, key);
  const email = 'partner@visitor.example';
  const requested = await ask({ email }, `/api/saved-search/by-mail?embedKey=${key.key}`, {
    origin: key.origins[0] as string,
  });
  expect(requested.statusCode).toBe(200);
  await press(await linkTo(email));
  expect((await searchesOf(email))[0]?.query).toContain('trecLicense=700001');
});
