import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generatedListings } from '../generated-listings.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { complaintsOf } from './complaints.ts';
import { brokenTexts, deepList, long, oddNumbers, oddTexts, oddWords } from './odd-values.ts';

/** Part of the OpenAPI document that is read here. */
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

const valuesFor = ({ schema }: Parameter): readonly string[] => {
  if (schema.type === 'number' || schema.type === 'integer') return oddNumbers;
  if (schema.enum || schema.type === 'boolean') return oddWords;
  return [...oddTexts, ...brokenTexts];
};

const fill = (path: string, value: string): string => path.replaceAll(/\{\w+\}/g, () => value || '-');

describe('every endpoint of the API', () => {
  it('returns a result or a reason for odd values of each parameter', async () => {
    const requests = operations.flatMap(({ method, path, parameters }) =>
      parameters.flatMap((parameter) =>
        valuesFor(parameter).map((value) =>
          parameter.in === 'path'
            ? { method, url: fill(path, value) }
            : { method, url: `${fill(path, 'x')}?${parameter.name}=${value}` },
        ),
      ),
    );
    expect(requests.length).toBeGreaterThan(2000);
    expect(await complaintsOf(server.app, requests)).toEqual([]);
  });

  it('handles repeated, nested and unknown parameters', async () => {
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
    const requests = operations.flatMap(({ method, path, parameters }) => {
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
    expect(await complaintsOf(server.app, requests)).toEqual([]);
  });

  it('handles foreign bodies', async () => {
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
    const requests = posts.flatMap(({ method, path }) =>
      [...texts, ...geometries, deepList].map((payload) => ({ method, url: fill(path, 'x'), payload })),
    );
    expect(await complaintsOf(server.app, requests)).toEqual([]);
  });
});
