import { describe, expect, it } from 'vitest';
import { anAgent } from '../testing/an-agent.ts';
import { ana, identityAppOfFile, password } from '../testing/identity-app.ts';
import { saveAgents } from './agents.queries.ts';
import { recommend } from './recommended-link.ts';

const one = identityAppOfFile();
const DAY_MS = 86_400_000;

const bo = { agentId: 'bo.lee', firstname: 'Bo', lastname: 'Lee', email: 'bo@brokerage.example' };
const saveBoth = () =>
  saveAgents(one.db.kysely, [anAgent({ defaultAgent: true, email: 'ada@brokerage.example' }), anAgent(bo)]);

/** A browser that opened a link of Bo's, made some days ago. */
async function invited(days = 0) {
  await saveBoth();
  const { path } = await recommend(one.db.kysely, 'bo.lee', new Date(Date.now() - days * DAY_MS));
  const browser = one.browser();
  return { browser, answer: await browser.get(path), path };
}

const ownAgent = async (browser: ReturnType<typeof one.browser>) =>
  (await browser.get('/api/agent/default')).json();

describe("a link of an agent's", () => {
  it('leads to the page of the agent, who is the own agent of the guest from then on', async () => {
    const { browser, answer } = await invited();
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/agents/bo-lee?invitation=open']);
    expect(await ownAgent(browser)).toMatchObject({ agentId: 'bo.lee', why: 'recommended' });
    const recipient = await browser.get('/api/user/inquiry/recipient?type=contact-us');
    expect(recipient.json()).toMatchObject({ agent: 'Bo Lee' });
    expect(await ownAgent(one.browser())).toMatchObject({ agentId: 'ada.reyes', why: 'default' });
    const { headers } = await browser.get('/api/agent/default');
    expect(headers.vary).toContain('cookie');
  });

  it('expires seven days after it was made, and still leads to the page', async () => {
    const late = await invited(6.9);
    expect(await ownAgent(late.browser)).toMatchObject({ why: 'recommended' });
    const { browser, answer } = await invited(7);
    expect(answer.headers.location).toBe('/agents/bo-lee?invitation=expired');
    expect(await ownAgent(browser)).toMatchObject({ agentId: 'ada.reyes', why: 'default' });
  });

  it('rejects a link that is cut, changed, or of an agent who retired', async () => {
    const { path } = await invited();
    const other = path.replace(/agent\/[\w-]+/, `agent/${Buffer.from('ada.reyes').toString('base64url')}`);
    for (const link of [path.slice(0, -1), other, '/join/agent/x', `/join/agent/${'x'.repeat(300)}`])
      expect((await one.browser().get(link)).statusCode).toBe(404);
    await one.db.pool.query("update agent set retired_at = now() where agent_id = 'bo.lee'");
    const gone = await one.browser().get(path);
    expect([gone.statusCode, gone.body.includes('This link is not valid')]).toEqual([404, true]);
  });
});

describe('a sign-up', () => {
  const signUp = async (browser: ReturnType<typeof one.browser>) => {
    await browser.post('/api/user/sign-up', ana);
    const code = await one.code('account-verify');
    await browser.post('/api/user/verify-email', { email: ana.email, code, password });
  };
  const registrations = async () => {
    const { rows } = await one.db.pool.query(
      "select agent.agent_id, inquiry.email, inquiry.firstname, inquiry.status from inquiry join agent on agent.id = agent_key where type = 'registration'",
    );
    return rows;
  };

  it('assigns the agent of an open link for good, records the registration and mails the agent', async () => {
    const { browser } = await invited();
    await signUp(browser);
    const device = one.browser();
    await device.post('/api/user/sign-in', { email: ana.email, password });
    expect(await ownAgent(device)).toMatchObject({ agentId: 'bo.lee', why: 'assigned' });
    expect(await registrations()).toEqual([
      { agent_id: 'bo.lee', email: ana.email, firstname: ana.firstname, status: 'closed' },
    ]);
    expect(await one.mails('inquiry-agent')).toMatchObject([
      { toAddress: 'bo@brokerage.example', parameters: { title: 'Registration', isRegistration: true } },
    ]);
    const history = (await device.get('/api/user/inquiry')).json();
    expect(history).toMatchObject({ total: 1, items: [{ type: 'registration', agent: 'Bo Lee' }] });
  });

  it('assigns the default agent without a link, and records nothing before the address is proven', async () => {
    await saveBoth();
    await one.browser().post('/api/user/sign-up', ana);
    expect(await registrations()).toEqual([]);
    await signUp(one.browser());
    expect(await registrations()).toMatchObject([{ agent_id: 'ada.reyes' }]);
    const { rows } = await one.db.pool.query('select agent_id from person');
    expect(rows).toEqual([{ agent_id: null }]);
  });
});

describe('the link of a signed-in agent', () => {
  it('gives the link to an agent with a page, and to no client', async () => {
    await saveBoth();
    const client = await one.verifiedBrowser();
    expect((await client.get('/api/agent/recommended-link')).statusCode).toBe(404);
    await one.db.pool.query("update person set role = 'Agent', username = 'bo.lee'");
    const agent = one.browser();
    await agent.post('/api/user/sign-in', { email: ana.email, password });
    const { url, until } = (await agent.get('/api/agent/recommended-link')).json();
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
    const visitor = one.browser();
    expect((await visitor.get(new URL(url).pathname)).headers.location).toBe(
      '/agents/bo-lee?invitation=open',
    );
  });
});
