import type { ErrorBody } from '@hearth/domain/contract/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { openDatabase } from './db/database.ts';
import { generatedListings, testNow } from './testing/generated-listings.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { testConfig } from './testing/test-config.ts';

/** As much of the OpenAPI document as is read here. */
interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly schema: { readonly type?: string; readonly enum?: readonly string[] };
}
interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly hasBody: boolean;
}

let server: TestApp;
let operations: readonly Operation[];
beforeAll(async () => {
  server = await startTestApp();
  await server.save(...generatedListings(200, 5));
  operations = operationsOf((await server.app.inject('/api/docs/json')).json().paths);
});
afterAll(() => server.close());

type Paths = Record<string, Record<string, { parameters?: Parameter[]; requestBody?: unknown }>>;

const operationsOf = (paths: Paths): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      hasBody: requestBody !== undefined,
    })),
  );

const long = (length: number): string => 'a'.repeat(length);
const manyIds = Array.from({ length: 1000 }, (_, at) => `city-${at}`).join();
const deepList = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** As they stand in an address. */
const oddTexts = [
  ...[
    '',
    ' ',
    "'",
    '"',
    '%',
    '_',
    '\\',
    '%%%',
    '\\%',
    "'; drop table listing; --",
    '$1',
    '{{7*7}}',
    '<script>',
    '\t\r\n',
    '\0',
  ],
  ...[
    '🏡',
    '👩‍👩‍👧‍👦'.repeat(20),
    'שלום עולם',
    '\u202Eabc',
    'e\u0301'.repeat(90),
    '\uFFFF',
    'ﷺ',
    '٣',
    'I\u0307',
    'ß',
  ],
  ...[
    'NaN',
    'Infinity',
    '1e309',
    '-0',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    'true',
    '0x10',
    '1_000',
  ],
  ...[
    long(201),
    long(5000),
    manyIds,
    ','.repeat(3000),
    ' '.repeat(3000),
    '% '.repeat(90),
    'a,'.repeat(90),
    deepList.slice(0, 4000),
  ],
].map(encodeURIComponent);
const brokenTexts = ['%', '%ZZ', '%ED%A0%80', '%C0%AF', '%00', '%u0041'];
const oddNumbers = [
  '',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e9',
  '1e309',
  '-1',
  '0',
  '1000000000',
  '9'.repeat(400),
  '1.5',
  '٣',
  'listprice',
  '%27',
  '%00',
];
const oddWords = ['', 'NaN', 'true,false', 'TRUE', '__proto__', '%00', '%27%20or%201=1', long(5000)];

const valuesFor = ({ schema }: Parameter): readonly string[] => {
  if (schema.type === 'number' || schema.type === 'integer') return oddNumbers;
  if (schema.enum || schema.type === 'boolean') return oddWords;
  return [...oddTexts, ...brokenTexts];
};

const fill = (path: string, value: string): string => path.replaceAll(/\{\w+\}/g, () => value || '-');

interface Asking {
  readonly method: string;
  readonly url: string;
  readonly payload?: string;
}

/** What is wrong with an answer, in a line; nothing of a harmless one. */
async function complaintOf({ method, url, payload }: Asking): Promise<string[]> {
  const began = performance.now();
  const headers = payload === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const about = `${method} ${url.slice(0, 120)} ${payload?.slice(0, 60) ?? ''}`;
  const took = performance.now() - began;
  if (took > 5000) return [`${about} took ${Math.round(took)} ms`];
  if (answer.statusCode < 400) return [];
  if (answer.statusCode >= 500) return [`${about} answered ${answer.statusCode}`];
  return isTold(answer.body)
    ? []
    : [`${about} answered ${answer.statusCode} without a code: ${answer.body.slice(0, 80)}`];
}

const isTold = (body: string): boolean => {
  const { code, message, validationErrors } = JSON.parse(body) as ErrorBody;
  return (
    code !== 'internal_error' &&
    message !== '' &&
    (code !== 'validation_failed' || validationErrors!.length > 0)
  );
};

async function complaintsOf(askings: readonly Asking[]): Promise<string[]> {
  const complaints: string[] = [];
  for (let at = 0; at < askings.length; at += 4) {
    const answers = await Promise.all(askings.slice(at, at + 4).map(complaintOf));
    complaints.push(...answers.flat());
  }
  return complaints;
}

describe('every endpoint of the API', () => {
  it('answers odd values of each of its parameters with a result or a reason', {
    timeout: 120_000,
  }, async () => {
    const askings = operations.flatMap(({ method, path, parameters }) =>
      parameters.flatMap((parameter) =>
        valuesFor(parameter).map((value) =>
          parameter.in === 'path'
            ? { method, url: fill(path, value) }
            : { method, url: `${fill(path, 'x')}?${parameter.name}=${value}` },
        ),
      ),
    );
    expect(askings.length).toBeGreaterThan(2000);
    expect(await complaintsOf(askings)).toEqual([]);
  });

  it('answers parameters that are repeated, nested or not its own', { timeout: 60_000 }, async () => {
    const names = [
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'a[b]',
      'a[]',
      '%00',
      '',
      long(3000),
    ];
    const askings = operations.flatMap(({ method, path, parameters }) => {
      const own = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      const queries = [
        ...names.map((name) => `${name}=1`),
        ...own.map((name) => Array.from({ length: 3 }, () => `${name}=true`).join('&')),
        ...own.slice(0, 5).flatMap((name) => [`${name}[]=1`, `${name}[x]=1`, name]),
        ...own.slice(0, 5).map((name) => Array.from({ length: 1500 }, () => `${name}=1`).join('&')),
        own.map((name) => `${name}=1`).join('&'),
      ];
      return queries.map((query) => ({ method, url: `${fill(path, 'x')}?${query}` }));
    });
    expect(await complaintsOf(askings)).toEqual([]);
  });

  it('answers bodies that are none of its own', { timeout: 60_000 }, async () => {
    const texts = [
      '',
      '{',
      'null',
      '[]',
      '1',
      '"text"',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
      '{"type":{}}',
    ];
    const geometries = [
      ...[
        'null',
        '{}',
        '[]',
        '"POLYGON((0 0,1 1,2 2))"',
        '{"type":"Polygon"}',
        '{"type":"Polygon","coordinates":null}',
      ],
      `{"type":"Polygon","coordinates":${deepList}}`,
      `{"type":"MultiPolygon","coordinates":[[${deepList}]]}`,
      '{"type":"Polygon","coordinates":[[[1e999,1],[2,2],[3,3]]]}',
      '{"type":"Polygon","coordinates":[[[NaN,1],[2,2],[3,3]]]}',
      `{"type":"Polygon","coordinates":[[${'[-97.7,30.2],'.repeat(50_000)}[-97.7,30.2]]]}`,
      `{"type":"Polygon","coordinates":[${'[],'.repeat(50_000)}[]]}`,
      `{"type":"MultiPolygon","coordinates":[${'[[]],'.repeat(50_000)}[[]]]}`,
      `{"type":"Polygon","coordinates":[[${'[-97.712345678901,30.212345678901],'.repeat(50_000)}[0,0]]]}`,
      '{"type":"FeatureCollection","features":[]}',
      '{"type":"Polygon","coordinates":{"length":1000000000}}',
    ].map((geometry) => `{"geometry":${geometry}}`);
    const posts = operations.filter(({ hasBody }) => hasBody);
    expect(posts.map(({ path }) => path)).toContain('/api/polygon');
    const askings = posts.flatMap(({ method, path }) =>
      [...texts, ...geometries, deepList].map((payload) => ({ method, url: fill(path, 'x'), payload })),
    );
    expect(await complaintsOf(askings)).toEqual([]);
  });
});

const search = '/api/v2/listing/search?';
const points = '/api/v2/map/points?';

describe('a search', () => {
  const box = (
    south: number | string,
    north: number | string,
    west: number | string,
    east: number | string,
  ) => `minLatitude=${south}&maxLatitude=${north}&minLongitude=${west}&maxLongitude=${east}`;

  it.each([
    [
      'bounds turned round',
      box(30.4, 30.2, -97.6, -97.8),
      ['minLatitude', 'maxLatitude', 'minLongitude', 'maxLongitude'],
    ],
    ['bounds over the date line', box(30.2, 30.4, 170, 190), ['maxLongitude']],
    ['bounds past the pole', box(30.2, 91, -98, -97), ['maxLatitude']],
    [
      'bounds that are no numbers',
      box('NaN', 'Infinity', '-Infinity', '1e3'),
      ['minLatitude', 'maxLatitude', 'minLongitude', 'maxLongitude'],
    ],
    ['page 10^9', 'page=1000000000', ['page']],
    ['page 0', 'page=0', ['page']],
    ['half a page', 'page=1.5', ['page']],
    ['a sort by a column', 'sortBy=listofficemlsid', ['sortBy']],
    ['a sort by SQL', 'sortBy=price%20desc%3B--&sortType=sideways', ['sortBy', 'sortType']],
    ['a keyword of 5,000 characters', `keyword=${long(5000)}`, ['keyword']],
    ['NUL in a keyword and an address', 'keyword=%00&address=a%00b', ['keyword', 'address']],
    ['a thousand areas', `polygon=${manyIds}`, ['polygon']],
    ['a price of NaN', 'minPrice=NaN&maxPrice=Infinity', ['minPrice', 'maxPrice']],
    ['a parameter twice', 'page=1&page=2', ['page']],
    ['a list of 5,000 statuses', `mlsStatus=${'Active,'.repeat(5000)}`, ['mlsStatus']],
  ])('refuses %s and names what is wrong', async (_, query, names) => {
    for (const path of [search, points]) {
      const answer = await server.app.inject(path + query);
      expect(answer.statusCode, answer.body).toBe(400);
      const { code, validationErrors } = answer.json<ErrorBody>();
      expect(code).toBe('validation_failed');
      expect(validationErrors!.map(({ name }) => name)).toEqual(names);
    }
  });

  it.each(['%', '_', '\\', "O'Brien", '"', '🏡', 'שלום', 'مرحبا بالعالم', '\u202Egnp.exe', "') or true --"])(
    'takes %s for text wherever text goes',
    async (text) => {
      const value = encodeURIComponent(text);
      for (const query of [`keyword=${value}`, `address=${value}`])
        for (const path of [search, points]) {
          const { total } = await server.get<{ total: number }>(path + query);
          expect(total).toBeLessThan(200);
        }
      expect(await server.get(`/api/places/search?query=${value}`)).toMatchObject({
        hits: expect.any(Array),
      });
    },
  );

  it('has nothing on its last page, and says how much there is', async () => {
    const first = await server.get<{ total: number }>(search);
    expect(await server.get(`${search}page=10000&limit=250`)).toMatchObject({
      listings: [],
      total: first.total,
    });
  });
});

describe('a query that takes too long', () => {
  const asked = [
    `${search}`,
    `${search}keyword=pool&sortBy=price`,
    `${points}zoom=9`,
    '/api/places/search?query=austin',
    '/api/v2/listing/1',
    '/api/listing/media-bulk/images?listingKeys=a,b',
    '/api/v2/map/outlines',
    '/api/polygon/city-austin',
  ];

  it('is given up with a code, whichever it is', { timeout: 30_000 }, async () => {
    const hasty = openDatabase(server.db.connectionString, { statementTimeoutMs: 100 });
    const app = await buildApp({ db: hasty, config: testConfig(), clock: () => testNow });
    const holder = await server.db.pool.connect();
    await holder.query('begin');
    await holder.query(
      'lock table listing, listing_search, boundary, place, street, shown_address in access exclusive mode',
    );
    const answers = await Promise.all(asked.map((url) => app.inject(url)));
    const drawing = {
      type: 'Polygon',
      coordinates: [
        [
          [-97.8, 30.2],
          [-97.7, 30.2],
          [-97.7, 30.3],
        ],
      ],
    };
    const drawn = await app.inject({ method: 'POST', url: '/api/polygon', payload: { geometry: drawing } });
    await holder.query('rollback');
    holder.release();
    for (const answer of [...answers, drawn]) {
      expect(answer.statusCode, answer.body).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'query_timeout', requestId: expect.any(String) });
      expect(answer.headers['retry-after']).toBe('5');
    }
    await app.close();
    await hasty.close();
  });
});
