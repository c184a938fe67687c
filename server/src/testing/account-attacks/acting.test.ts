import type { Endpoint } from '@hearth/domain/contract/endpoint.ts';
import { actWords } from '@hearth/domain/people/act-words.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../../audit/audit.service.ts';
import { saveListings } from '../../listings/save-listings.service.ts';
import { type FederatedApp, startFederatedApp } from '../federated-app.ts';
import { testNow } from '../generated-listings.ts';
import { endpointOf, type requestOf } from './account-calls.ts';
import { type Account, anAccount } from './an-account.ts';
import { endpoints } from './contract-endpoints.ts';
import { naming, none } from './owned-calls.ts';

let one: FederatedApp;
let dana: Account;
/** The one to whom contacts are reassigned. */
let ben: Account;
beforeAll(async () => {
  one = await startFederatedApp();
  await saveListings(one.db.kysely, [aListing({ listingid: 'AUS1', listingkey: 'AUS-1' })], { now: testNow });
  dana = await anAccount(one.db, 'dana', { role: 'Agent' });
  ben = await anAccount(one.db, 'ben', { role: 'Agent' });
});
afterAll(() => one.close());

let count = 0;
const aContact = () => anAccount(one.db, `contact${++count}`, { agentId: dana.username });

type Request = ReturnType<typeof requestOf>;
async function ask({ cookie }: Account, request: Request) {
  await one.db.kysely.deleteFrom('attemptCount').execute();
  const { statusCode, body } = await one.app.inject({
    ...request,
    headers: { ...request.headers, cookie },
  });
  return { statusCode, body };
}

/** A call about a contact's things, which names the contact as the client of the portal does. */
const actingCall = (endpoint: Endpoint, contact: Account): Request =>
  naming(endpoint, endpoint.owned!.name, contact.username, contact);

/** An agent edits no words of a contact: this is for the author of a comment, who may be the agent. */
const ofAuthors = endpointOf('updateComment');
const ofContacts = endpoints.filter(({ owner }) => owner === 'self-or-contact' || owner === 'contact');
const writing = ofContacts.filter(({ method }) => method !== 'GET');

describe('the things of a contact', () => {
  it('names the contact by a name that each endpoint declares', () => {
    expect(ofContacts.filter(({ owned }) => owned === undefined)).toEqual([]);
    expect(writing.length).toBeGreaterThan(15);
  });

  it.each(ofContacts)('serves the things of a contact to the agent by $method $path', async (endpoint) => {
    const contact = await aContact();
    const { statusCode, body } = await ask(dana, actingCall(endpoint, contact));
    expect(statusCode, body).toBeLessThan(500);
    const refusal = endpoint === ofAuthors ? /"not_found"/ : /"(sign_in_required|forbidden|not_found)"/;
    expect(body).not.toMatch(refusal);
  });

  it.each(writing)('change with an audit line of both names by $method $path', async (endpoint) => {
    const contact = await aContact();
    const { statusCode } = await ask(dana, actingCall(endpoint, contact));
    const lines = (await auditOf(one.db.kysely, contact.id)).filter(({ actorId }) => actorId === dana.id);
    const line = { action: 'acted for a contact', personId: contact.id };
    expect(lines).toMatchObject(statusCode < 300 ? [line] : []);
    for (const { details } of lines) expect(actWords(String(details.change))).not.toMatch(/^made a change/);
  });

  it.each(ofContacts)(
    'refuses the things of a contact who has another agent by $method $path',
    async (endpoint) => {
      const contact = await aContact();
      await one.db.kysely
        .updateTable('person')
        .set({ agentId: ben.username })
        .where('id', '=', contact.id)
        .execute();
      const former = await ask(dana, actingCall(endpoint, contact));
      expect([former.statusCode, JSON.parse(former.body).code]).toEqual([403, 'forbidden']);
      expect(await ask(dana, naming(endpoint, endpoint.owned!.name, none.username, contact))).toEqual(former);
      const { body } = await ask(ben, actingCall(endpoint, contact));
      expect(body.includes('"forbidden"')).toBe(endpoint === ofAuthors);
    },
  );
});

it('refuses agents, admins and disabled clients as contacts', async () => {
  const boss = await anAccount(one.db, 'boss', { role: 'Agent', isAdmin: true });
  const gone = await anAccount(one.db, 'gone', { agentId: dana.username, disabledAt: testNow });
  const contact = await aContact();
  const list = ofContacts.find(({ method, path }) => method === 'GET' && path === '/api/listing/collection')!;
  for (const [actor, named] of [
    [dana, ben],
    [dana, boss],
    [dana, gone],
    [boss, contact],
    [contact, dana],
  ] as const)
    expect((await ask(actor, actingCall(list, named))).statusCode).toBe(403);
});
