import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FederatedApp, startFederatedApp } from '../federated-app.ts';
import { accountCalls, endpointNames, endpointOf, requestOf } from './account-calls.ts';
import { type Account, anAccount, storedOf } from './an-account.ts';

let one: FederatedApp;
let person: Account;
/** Who may send what `person` may not. */
let admin: Account;
beforeAll(async () => {
  one = await startFederatedApp();
  person = await anAccount(one.db, 'zelda');
  admin = await anAccount(one.db, 'ada', { role: 'Agent', isAdmin: true });
});
afterAll(() => one.close());

type Name = (typeof endpointNames)[number];

/** Routes that read a body; that of the photo is tested with photos. */
const withBody = endpointNames.filter((name) => {
  const body = accountCalls[name]({} as Account).body;
  return body !== undefined && !Buffer.isBuffer(body);
});

const senderOf = (name: Name): Account => (endpointOf(name).needs === undefined ? person : admin);

async function send(name: Name, payload: string | Buffer, headers: Record<string, string> = {}) {
  await one.db.kysely.deleteFrom('attemptCount').execute();
  const sender = senderOf(name);
  const { method, url } = requestOf(name, accountCalls[name](sender));
  return one.app.inject({
    ...{ method, url, payload },
    headers: { 'content-type': 'application/json', cookie: sender.cookie, ...headers },
  });
}

const megabytes = `{"a":"${'x'.repeat(1_100_000)}"}`;
const deep = '['.repeat(7000) + ']'.repeat(7000);

describe.each(withBody)('the body of %s', (name) => {
  const body = accountCalls[name]({} as Account).body as Record<string, unknown>;

  it('accepts JSON of known fields, of limited length', async () => {
    const stored = () => storedOf(one.db, senderOf(name).id);
    const before = await stored();
    const statuses = async (payloads: readonly (string | Buffer)[], headers?: Record<string, string>) => {
      const answers: number[] = [];
      for (const payload of payloads) answers.push((await send(name, payload, headers)).statusCode);
      return [...new Set(answers)];
    };
    expect(await statuses([megabytes])).toEqual([413]);
    const broken = ['{', '{"a":', '"x', '[]', '1', '"text"', 'true', deep, '{"__proto__":{"role":"Agent"}}'];
    expect(await statuses([...broken, '{"constructor":{"prototype":{"role":"Agent"}}}'])).toEqual([400]);
    const more = { role: 'Agent', isAdmin: true, emailVerified: true, id: 'x', personId: person.id };
    const extra = Object.entries(more).map((field) =>
      JSON.stringify({ ...body, ...Object.fromEntries([field]) }),
    );
    expect(await statuses(extra)).toEqual([400]);
    const json = JSON.stringify(body);
    for (const type of ['text/plain', 'application/xml', 'text/html'])
      expect((await statuses([json], { 'content-type': type }))[0], type).toBeGreaterThanOrEqual(400);
    expect(await statuses([gzipSync(json)], { 'content-encoding': 'gzip' })).toEqual([400]);
    expect(await stored()).toBe(before);
  });

  /** No field has one of these; a few have one of the others. */
  const neverRight: unknown[] = [{ $ne: null }, [['x']], 'x'.repeat(15_000)];
  const odd = [...neverRight, null, 7, 1e308, true, [], {}, '\0', 'a\0b', '\ud800'];

  it.runIf(Object.keys(body).length > 0)('gives a reason against every odd value', async () => {
    for (const field of Object.keys(body))
      for (const value of odd) {
        const answer = await send(
          name,
          JSON.stringify({ ...(accountCalls[name](senderOf(name)).body as object), [field]: value }),
        );
        const about = `${field}: ${JSON.stringify(value).slice(0, 30)} answered ${answer.body.slice(0, 200)}`;
        expect(answer.statusCode, about).toBeLessThan(500);
        if (neverRight.includes(value)) expect(answer.statusCode, about).toBe(400);
      }
  });
});
