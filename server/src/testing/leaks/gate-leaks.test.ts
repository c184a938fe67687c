import { rmSync } from 'node:fs';
import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import { viewers as roles } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWithPortal } from '../portal-folder.ts';
import type { TestApp } from '../test-app.ts';
import type { LeakAnswer, LeakPath, LeakVisitor } from './leak-path.ts';
import { leakPaths } from './leak-paths.ts';
import { startLeakServer } from './leak-server.ts';
import {
  type Permission,
  permission,
  type Suspect,
  secretsOf,
  signsOf,
  suspects,
  viewers,
} from './leak-world.ts';

const { root, folders } = folderWithPortal();
let server: TestApp;
beforeAll(async () => {
  server = await startLeakServer(folders);
  await server.db.kysely
    .insertInto('listingViewCount')
    .values(suspects.map((suspect) => ({ listingkey: suspect.listing.listingkey, views: viewsOf(suspect) })))
    .execute();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** The first digits of a count that is in no other row: calls of this test add to the last ones. Its own agent and admins may read it. */
const viewsSign = (suspect: Suspect): string => String(8_123_457 + suspects.indexOf(suspect));
const viewsOf = (suspect: Suspect): number => Number(viewsSign(suspect)) * 1_000_000;
const readersOfViews: readonly string[] = ['its own agent', 'an admin of the staff'];

const aGuest: LeakVisitor = { viewer: guestViewer, fenced: false };

const nothing: Permission = {
  visible: false,
  parts: { address: false, images: 0, pricehistory: false, virtualtour: false, agentdetails: false },
};

/** Returns whether its answers name listings, whose agents may see private ones. */
const tellsOfPrivate = ({ by, audience, ofPublicStatuses }: LeakPath): boolean =>
  by !== 'nothing' && audience === 'viewer' && !ofPublicStatuses;

/** The permission on this path: paths that search by position must not reveal a hidden address. */
function allowed(path: LeakPath, suspect: Suspect, viewer: Viewer): Permission {
  if (path.by === 'nothing') return nothing;
  const granted = permission(suspect, path.audience === 'public' ? guestViewer : viewer, path.reachedBy);
  const may = path.agentsAlone ? granted : { ...granted, parts: { ...granted.parts, agentdetails: false } };
  if (suspect.listing.internetaddressdisplayyn) return may;
  return path.by === 'position' || (path.by === 'address' && !may.parts.address) ? nothing : may;
}

function expectSilence({ text, count }: LeakAnswer, suspect: Suspect, may: Permission, who: string): void {
  // Five digits of a price or a ZIP code are in a random digest now and then.
  const lowerCase = text.toLowerCase().replaceAll(/\b[\da-f]{24,}\b/g, '');
  const leaked = secretsOf(suspect, may).filter((secret) => lowerCase.includes(secret));
  expect(leaked, `${who} sees a secret of a listing that is ${suspect.kind}: ${text.slice(0, 300)}`).toEqual(
    [],
  );
  if (!readersOfViews.includes(who))
    expect(text, `${who} sees how often it was opened`).not.toContain(viewsSign(suspect));
  if (!may.visible && count !== null) expect(count, `${who} has what is ${suspect.kind} counted`).toBe(0);
}

/** The answer about each suspect; one for all where the request names none of them. */
async function answersOf(path: LeakPath, visitor: LeakVisitor): Promise<[Suspect, LeakAnswer][]> {
  const one = path.namesNone ? path.ask(server, suspects[0]!, visitor) : undefined;
  return Promise.all(
    suspects.map(async (suspect) => [suspect, await (one ?? path.ask(server, suspect, visitor))]),
  );
}

async function expectSigns(path: LeakPath, suspect: Suspect, viewer: Viewer): Promise<void> {
  const { text, count } = await path.ask(server, suspect, { viewer, fenced: false });
  const signs = signsOf(suspect).filter((sign) => text.includes(sign));
  expect(signs.length + (count ?? 0), text.slice(0, 300)).toBeGreaterThan(0);
}

describe.each(leakPaths)('$name', (path) => {
  it.each(viewers)('shows %s exactly the data that the gate allows', async (who, viewer) => {
    const told = await answersOf(path, { viewer, fenced: false });
    for (const [suspect, answer] of told) expectSilence(answer, suspect, allowed(path, suspect, viewer), who);
  });
});

describe.each(leakPaths.filter(({ by, agentsAlone }) => by !== 'nothing' && !agentsAlone))(
  '$name',
  (path) => {
    it('shows a listing that guests may see', async () => {
      const [shown] = suspects;
      await expectSigns(path, shown!, path.needsAccount ? roles.client : guestViewer);
    });
  },
);

describe.each(leakPaths.filter(tellsOfPrivate))('$name', (path) => {
  it('shows a private listing to every agent', async () => {
    const secret = suspects.find(({ kind }) => kind === 'private');
    await expectSigns(path, secret!, roles.anotherAgent);
  });
});

describe.each(leakPaths.filter(({ knowsNoKeys }) => !knowsNoKeys))('$name', (path) => {
  it("shows no data of a listing to a page of another agent's listings", async () => {
    for (const [suspect, answer] of await answersOf(path, { ...aGuest, fenced: true })) {
      // A refused key would be silent as well.
      if (path.by !== 'nothing' && !path.agentsAlone) expect([200, 404, 410]).toContain(answer.status ?? 200);
      const isCounted = path.countsAllAgents && allowed(path, suspect, guestViewer).visible;
      expectSilence(isCounted ? { ...answer, count: null } : answer, suspect, nothing, 'that page');
    }
  });
});

const answersAll = ({ by, endpoint, needsAccount }: LeakPath): boolean =>
  by === 'nothing' && Boolean(endpoint?.startsWith('GET ')) && !needsAccount;

it.each(leakPaths.filter(answersAll))('$name has an answer in which to look for listings', async (path) => {
  expect((await path.ask(server, suspects[0]!, aGuest)).status).toBe(200);
});

it('every endpoint of the API is tried, and no other', async () => {
  const { paths } = await server.get<{ paths: Record<string, Record<string, unknown>> }>('/api/docs/json');
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const tried = new Set(leakPaths.flatMap(({ endpoint }) => endpoint ?? []));
  expect(served.filter((endpoint) => !tried.has(endpoint))).toEqual([]);
  expect([...tried].filter((endpoint) => !served.includes(endpoint))).toEqual([]);
});

it('how often a listing was opened is shown to its own agent', async () => {
  const [shown] = suspects;
  const path = leakPaths.find(({ endpoint }) => endpoint === 'GET /api/v2/listing/{id}')!;
  const { text } = await path.ask(server, shown!, { viewer: roles.agent, fenced: false });
  expect(text).toContain(viewsSign(shown!));
});

it('every kind is hidden at least in part from one viewer and shown at least in part to one', () => {
  for (const suspect of suspects) {
    const all = viewers.flatMap(([, viewer]) =>
      (['list', 'link'] as const).map((by) => permission(suspect, viewer, by)),
    );
    expect(
      all.some((may) => secretsOf(suspect, may).length > 2),
      suspect.kind,
    ).toBe(true);
  }
});
