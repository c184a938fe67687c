import { randomUUID } from 'node:crypto';
import type { DraftSave } from '@hearth/domain/contract/draft-save.ts';
import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import type { DraftPhoto } from '@hearth/domain/exclusive/draft-photos.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { jsonText } from '../db/json-rows.ts';
import type { Person } from '../db/tables.ts';
import { aPerson } from './a-person.ts';
import { anAgent } from './an-agent.ts';
import { emptyTables } from './empty-tables.ts';
import { type Asker, startTestApp, type TestApp } from './test-app.ts';

/** The values of a home that may be published. */
export const aHomeToList: EditPayload = {
  ...{ propertyType: 'Residential', propertySubtype: 'Single Family Residence', mlsStatus: 'Active' },
  ...{ listPrice: 650_000, streetNumber: '1204', streetName: 'Oak Hollow', streetSuffix: 'Dr' },
  ...{ city: 'Austin', stateOrProvince: 'TX', postalCode: '78704', latitude: 30.25, longitude: -97.77 },
  ...{ bedroomsTotal: 3, bathroomsFull: 2, livingArea: 1800, publicRemarks: 'A bright home near the creek.' },
};

/** The paths of exclusive listings below the API. */
export const exclusives = '/api/exclusive-listing';

/** The server of the file's tests. */
let opened: TestApp | undefined;

/** The server for the tests of the file that calls this; every test finds it without listings, agents and people. */
export function exclusiveApp(config: Partial<Config> = {}) {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ config: { requestsPerMinute: 0, ...config } });
    opened = server;
  });
  afterAll(() => server.close());
  beforeEach(() =>
    emptyTables(
      server.db.kysely,
      ...(['exclusiveListing', 'listing', 'person', 'agent', 'removedListing', 'listingEvent'] as const),
    ),
  );
  return {
    get server() {
      return server;
    },
    /** An agent with a page that lists homes, and an account. */
    async agent(username: string, changes: Partial<Insertable<Person>> = {}) {
      const { edition = 'austin' } = changes;
      const names = { agentId: username, firstname: username, trecLicense: username };
      await saveAgents(server.db.kysely, [anAgent({ ...names, edition })]);
      const person = await aPerson(server.db.kysely, { ...changes, username, role: 'Agent' });
      const viewer = { ...person.viewer, edition, isAdmin: changes.isAdmin ?? false };
      return { ...person, asker: server.as(viewer as typeof person.viewer) };
    },
    async client(changes: Partial<Insertable<Person>> = {}) {
      const person = await aPerson(server.db.kysely, changes);
      return { ...person, asker: server.as(person.viewer) };
    },
  };
}

/** A photo of a draft, whose file no test reads. */
const aDraftPhoto: DraftPhoto = {
  ...{ id: '7d3f1c52-5b0e-4c1d-9f39-0f5c2a1be001', file: 'porch.webp', width: 900, height: 600 },
  ...{ digest: 'porch', kind: 'photo', caption: '', turn: null },
};

/** Starts a draft of a home with a photo, which may be published. */
export async function aDraft(asker: Asker, fields: object = aHomeToList): Promise<ExclusiveDetails> {
  const draft = await aBareDraft(asker, fields);
  if (opened) await addPhoto(opened.db.kysely, draft.draftId);
  return draft;
}

/** Gives a draft a photo beside its uploads. */
export async function addPhoto(db: Db, draftId: string): Promise<void> {
  await db
    .insertInto('exclusiveParts')
    .values({ draftId, photos: jsonText([aDraftPhoto]) })
    .execute();
}

/** Starts a draft of a home without photos. */
export async function aBareDraft(asker: Asker, fields: object = aHomeToList): Promise<ExclusiveDetails> {
  const answer = await asker.inject({
    ...{ method: 'POST', url: `${exclusives}/create`, payload: { draftId: randomUUID(), fields } },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Saves changes that were made on a revision. */
export const save = (
  asker: Asker,
  id: string,
  changes: object,
  { on, tab = 'desk' }: { on: number; tab?: string },
) =>
  asker.inject({
    ...{ method: 'PATCH', url: `${exclusives}/update/${id}?tab=${tab}`, payload: changes },
    headers: { 'if-match': `"${on}"` },
  });

/** Saves changes, all of which are stored. */
export async function saved(...call: Parameters<typeof save>): Promise<DraftSave> {
  const answer = await save(...call);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

export const details = (asker: Asker, id: string): Promise<ExclusiveDetails> =>
  asker.get(`${exclusives}/details/${id}`);
