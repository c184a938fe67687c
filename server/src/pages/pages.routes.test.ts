import { rmSync } from 'node:fs';
import { areaRequests, homeRequests } from '@hearth/domain/page/first-requests.ts';
import type { PageRow } from '@hearth/domain/page/page-row.ts';
import { pages } from '@hearth/domain/page/pages.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { parseAreaPath } from '@hearth/domain/search/areas/area-path.ts';
import { aListing, aMedia } from '@hearth/domain/testing/a-listing.ts';
import { anAgentViewer } from '@hearth/domain/testing/a-viewer.ts';
import { pageNames, samplePath } from '@hearth/domain/testing/page-paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { saveBoundaries } from '../boundaries/boundaries.queries.ts';
import { aBoundary } from '../testing/a-boundary.ts';
import { anAgent } from '../testing/an-agent.ts';
import { folderWithPortal } from '../testing/portal-folder.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const { root, folders } = folderWithPortal();
const publicUrl = 'https://homes.test';

const oak = {
  ...{ streetnumber: '12', streetdirprefix: null, streetname: 'Oak', streetsuffix: 'Ln' },
  ...{ streetdirsuffix: null, unitnumber: null, city: 'Austin', stateorprovince: 'TX', postalcode: '78704' },
} as const;

const home = (listingid: string, changes: Parameters<typeof aListing>[0] = {}) =>
  aListing({ ...oak, listingid, listingkey: listingid, sourcelistingid: null, ...changes });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ folders, config: { publicUrl } });
  await saveAgents(server.db.kysely, [anAgent()]);
  await saveBoundaries(server.db.kysely, [aBoundary({ id: 'city-austin', type: 'city', name: 'Austin' })]);
  await server.save(
    home('1', {
      listprice: 515_000,
      bedroomstotal: 3,
      bathroomsfull: 2,
      bathroomshalf: 1,
      livingarea: 1850,
      publicremarks: 'Light <b>& air</b>.</script><script>alert(1)</script>',
      listofficename: 'Blue Door & Co',
      attributioncontact: '512-555-0100',
      media: [aMedia({ mediaurl: 'https://cdn.example/1.jpg', width: 2048, height: 1536, diffimgsizes: {} })],
    }),
    home('rent', { propertytype: 'Residential Lease', listprice: 2400 }),
    home('sold', { mlsstatus: 'Sold', closedate: '2026-11-01', closeprice: 499_123, listprice: 510_000 }),
    home('concealed', {
      internetaddressdisplayyn: false,
      publicremarks: 'Welcome to 12 Oak Lane.',
      media: [],
    }),
    home('withdrawn', { mlsstatus: 'Withdrawn' }),
    home('private', { mlsstatus: 'Private', source: 'EX' }),
    home('undisplayed', { internetentirelistingdisplayyn: false }),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const page = (url: string) => server.app.inject(url);
const statusOf = async (url: string) => (await page(url)).statusCode;
const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const dataIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');
const metaIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
/** The answers for the first screen, by address. */
const answersIn = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json" id="served-answers">([^<]*)<\/script>/.exec(html)?.[1] ?? '{}')
    .answers;
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

describe('the status of a page', () => {
  it.each(pageNames)('answers the status of the row of %s', async (name) => {
    const { status }: PageRow = pages[name];
    const path = samplePath(name);
    for (const url of [path, `${path}/?a=1`.replace('//', '/')])
      expect([url, await statusOf(url)]).toEqual([url, status ?? 200]);
  });

  it.each([
    [200, ['/1.html/comment', '/1.html/add-to-collection/', '/Listings?page=2', '/sold.html']],
    [404, ['/nothing', '/a/b/c', '/1.html/photos', '/agents/unknown']],
    [404, ['/unknown.html', '/private.html', '/undisplayed.html', '/%00.html', `/${'9'.repeat(65)}.html`]],
    [404, ['/listings/1.html', '/listings/market-overview/city/tx/atlantis']],
    [410, ['/12-oak-ln-austin-tx-78704-withdrawn.html']],
  ])('is %i for %j', async (status, paths) => {
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, status]);
  });

  it('answers 410 with a title for a listing that left the market, without its data', async () => {
    const { body, headers } = await page('/withdrawn.html');
    expect(titleIn(body)).toBe('No Longer on the Market | Hearth Austin');
    expect([dataIn(body), canonicalIn(body), headers['cache-control']]).toEqual([
      null,
      undefined,
      'no-store',
    ]);
  });
});

describe("the head of a listing's page", () => {
  it('writes title, description, canonical link and preview of a listing', async () => {
    const { body } = await page('/other-words-1.html');
    const url = `${publicUrl}/12-oak-ln-austin-tx-78704-1.html`;
    expect(titleIn(body)).toBe('12 Oak Ln, Austin, TX 78704 | Hearth Austin');
    expect(canonicalIn(body)).toBe(url);
    const meta = metaIn(body);
    expect(meta).toMatchObject({
      'og:title': '12 Oak Ln, Austin, TX 78704 | Hearth Austin',
      'og:url': url,
      'og:image': expect.stringMatching(/^https:\/\/homes\.test\/photos\/[\w-]{16}\/[\w-]{10}-1280\.webp$/),
      'og:image:width': '1280',
      'og:image:height': '960',
    });
    expect(meta.description).toMatch(
      /^Home for sale in Austin, TX 78704 at \$515,000\. 3 beds, 2\.5 baths, 1,850 sq ft\. Listed by Blue Door &#38; Co, \+1 \(512\) 555-0100\. Light &#60;b&#62;/,
    );
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body).toMatch(/<link rel="preload" as="image" imagesrcset="\/photos\/[^"]+ 320w, [^"]+1920w"/);
  });

  it('writes data for search engines', async () => {
    expect(dataIn((await page('/1.html')).body)).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${publicUrl}/12-oak-ln-austin-tx-78704-1.html`,
      offers: { price: 515_000, priceCurrency: 'USD', offeredBy: { name: 'Blue Door & Co' } },
      about: {
        '@type': 'SingleFamilyResidence',
        address: { streetAddress: '12 Oak Ln', addressLocality: 'Austin', postalCode: '78704' },
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2.5,
      },
    });
    expect(dataIn((await page('/rent.html')).body)).toMatchObject({
      offers: { priceSpecification: { unitCode: 'MON' } },
    });
  });

  it("embeds the API's answer to a guest for the first screen", async () => {
    const { body } = await page('/1.html');
    expect(answersIn(body)).toEqual({ '/api/v2/listing/1': await server.get('/api/v2/listing/1') });
  });

  it('offers no sold home, and labels its list price', async () => {
    const { body } = await page('/sold.html');
    expect(dataIn(body).offers).toBeUndefined();
    expect(metaIn(body).description).toContain('Status: Sold. List price $510,000.');
    expect(body).not.toContain('499');
  });

  it('writes no word of an address that the seller hides', async () => {
    const { body } = await page('/concealed.html');
    expect(titleIn(body)).toBe('Undisclosed address, Austin, TX 78704 | Hearth Austin');
    expect(body.toLowerCase()).not.toMatch(/oak/);
    const { about } = dataIn(body);
    expect([about.address.streetAddress, about.geo]).toEqual([undefined, undefined]);
    expect(about.address.addressLocality).toBe('Austin');
  });
});

it('counts listings of pages, and shows no data when the budget of the day is spent', async () => {
  const limited = await startTestApp({ folders, config: { publicUrl, listingsPerDay: 2 } });
  await limited.save(home('1'), home('2'), home('3'));
  const ask = (id: string) => limited.app.inject(`/${id}.html`);
  for (const id of ['1', '1', '2']) expect((await ask(id)).statusCode).toBe(200);
  const refused = await ask('3');
  expect([refused.statusCode, titleIn(refused.body)]).toEqual([429, 'Not Shown Today | Hearth Austin']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).not.toContain('Oak');
  const list = await limited.app.inject('/listings');
  expect([list.statusCode, answersIn(list.body)]).toEqual([200, undefined]);
  await limited.close();
});

it('counts no listings of answers without a body, and those of a list', async () => {
  const limited = await startTestApp({ folders, config: { publicUrl, listingsPerDay: 1 } });
  await limited.save(home('1'), home('2'));
  for (const url of ['/1.html', '/listings', '/', '/api/v2/listing/search'])
    for (let times = 0; times < 3; times++) await limited.app.inject({ method: 'HEAD', url });
  const lists: string[] = [];
  for (const at of [1, 2, 1]) lists.push((await limited.app.inject(`/listings?limit=1&page=${at}`)).body);
  expect(lists.map((body) => Object.keys(answersIn(body) ?? {}).length)).toEqual([1, 0, 1]);
  await limited.close();
});

describe('the data of the first screen', () => {
  const zilker = '/listings/market-overview/city/tx/austin';
  it.each([
    ['/', homeRequests()],
    ['/listings?minPrice=1', ['/api/v2/listing/search?minPrice=1&page=1']],
    ['/listings/lease', ['/api/v2/listing/search?lease=true&page=1']],
    // The page redirects to the other kind of search.
    ['/listings?lease=true', undefined],
    ['/listings?tags=city:nowhere:Nowhere', undefined],
    [zilker, areaRequests(parseAreaPath(zilker)!, 'city-austin', new URLSearchParams(), guestViewer)],
    ['/agents?sortBy=firstname', ['/api/agent?page=1&sortBy=firstname&sortType=ASC']],
    ['/embed', undefined],
    ['/withdrawn.html', []],
  ])("of %s are the API's answers to %j for a guest", async (url, addresses) => {
    const { body } = await page(url);
    const answers = answersIn(body);
    expect(answers && Object.keys(answers)).toEqual(addresses);
    for (const address of addresses ?? []) expect(answers[address]).toEqual(await server.get(address));
    expect(body).not.toContain('</script><script>alert');
  });

  it('preloads the first photo of the homes, as a card shows it', async () => {
    const { body } = await page('/listings?minPrice=500000');
    expect(body).toMatch(
      /<link rel="preload" as="image" imagesrcset="\/photos\/[^"]+" imagesizes="\(max-width/,
    );
  });

  it('embeds no data for people who are signed in', async () => {
    const { body } = await server.as(anAgentViewer()).inject({ url: '/' });
    expect(answersIn(body)).toBeUndefined();
  });
});

describe('the head of a search', () => {
  it.each([
    ['/listings', 'Austin Homes for Sale | Hearth Austin', '/listings'],
    ['/listings?minPrice=1&page=2&sortBy=price', 'Austin Homes for Sale | Hearth Austin', '/listings'],
    ['/listings?lease=true&page=2', 'Austin Homes for Lease | Hearth Austin', '/listings/lease'],
    ['/listings/lease?address=Austin', 'Homes for lease in Austin | Hearth Austin', '/listings/lease'],
    ...['tags=city:city-austin:Cheap%20pills&fireplace=true', 'locations=city-austin'].map((query) => [
      `/listings?${query}`,
      'Homes for sale in Austin | Hearth Austin',
      '/listings?tags=city%3Acity-austin%3AAustin',
    ]),
    ['/listings?locations=nowhere', 'Homes for sale in a selected area | Hearth Austin', '/listings'],
    ['/listings?tags=city:nowhere:Cheap%20pills', 'Austin Homes for Sale | Hearth Austin', '/listings'],
    [
      '/listings?address=asdfqwer&minPrice=1',
      'Homes for sale matching “asdfqwer” | Hearth Austin',
      '/listings',
    ],
    [
      `/listings?address=%00&address=${'x'.repeat(5_000)}`,
      'Austin Homes for Sale | Hearth Austin',
      '/listings',
    ],
    ['/listings?address=Oak%20Ln', 'Homes for sale in Oak Ln | Hearth Austin', '/listings'],
    ['/listings?mlsstatus=Sold', 'Austin Homes for Sale | Hearth Austin', '/listings'],
    ['/listings?trecLicense=1&embedKey=k&embedHost=a', 'Austin Homes for Sale | Hearth Austin', '/listings'],
  ])('of %s is %s at %s', async (url, title, canonical) => {
    const { body } = await page(url);
    expect([titleIn(body), canonicalIn(body)]).toEqual([title, publicUrl + canonical]);
  });
});

describe('robots and sitemaps', () => {
  const xml = async (url: string) => {
    const { body, headers, statusCode } = await page(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!.replace(publicUrl, ''));
  };

  it('names the index of sitemaps to robots, and lets them ask the API', async () => {
    const { body, headers } = await page('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(body).not.toContain('/api');
    expect(await xml('/sitemap.xml')).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/areas.xml',
      '/sitemaps/agents.xml',
      '/sitemaps/listings-0.xml',
    ]);
  });

  it('lists pages that answer, and areas with an overview', async () => {
    const shared = await xml('/sitemaps/pages.xml');
    expect(shared).toContain('/listings/lease');
    for (const path of shared) expect([path, await statusOf(path)]).toEqual([path, 200]);
    expect(await xml('/sitemaps/areas.xml')).toEqual(['/listings/market-overview/city/tx/austin']);
    expect(await statusOf('/listings/market-overview/city/tx/austin')).toBe(200);
  });

  it('lists open homes that guests find, at canonical addresses, without a hidden street', async () => {
    expect((await xml('/sitemaps/listings-0.xml')).toSorted()).toEqual([
      '/12-oak-ln-austin-tx-78704-1.html',
      '/12-oak-ln-austin-tx-78704-rent.html',
      '/austin-tx-78704-concealed.html',
    ]);
    expect((await page('/sitemaps/listings-0.xml')).body).toContain(
      '<lastmod>2026-11-11T15:00:00.000Z</lastmod>',
    );
  });
});
