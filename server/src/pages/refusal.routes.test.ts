import { rmSync } from 'node:fs';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import { anAgentViewer } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderWithPortal } from '../testing/portal-folder.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const { root, folders } = folderWithPortal();
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ folders });
  await server.save(aListing({ listingid: 'gone', sourcelistingid: null, mlsstatus: 'Withdrawn' }));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const servedIn = (html: string): unknown =>
  JSON.parse(/id="served-answers">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');

it.each([
  ['/12-oak-ln-austin-tx-78704-gone.html', 'gone', 410, 'listing_gone'],
  ['/12-oak-ln-austin-tx-78704-unknown.html', 'unknown', 404, 'listing_not_found'],
  ['/unknown.html/', 'unknown', 404, 'listing_not_found'],
])('%s tells guests at once why it shows no home', async (path, id, status, code) => {
  const address = `/api/v2/listing/${id}`;
  const { body, statusCode, headers } = await server.app.inject(path);
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  expect(servedIn(body)).toEqual({
    edition: 'austin',
    answers: {},
    refusal: { id, status, code },
  });
  expect(await server.get(address, status)).toMatchObject({ code });
});

it('leaves the reason out for people who are signed in, who may see more', async () => {
  const { body } = await server.as(anAgentViewer()).inject({ url: '/12-oak-ln-austin-tx-78704-gone.html' });
  expect(servedIn(body)).toBeNull();
});
