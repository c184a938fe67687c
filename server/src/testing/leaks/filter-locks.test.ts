import type { LeftOutFilter } from '@hearth/domain/contract/left-out.ts';
import { hasRight } from '@hearth/domain/people/rights.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { defaultFilters, filterKeys, filterRow } from '@hearth/domain/search/filters/filter-table.ts';
import { encodeFilters } from '@hearth/domain/search/url/query-filters.ts';
import { viewers } from '@hearth/domain/testing/a-viewer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Lock {
  readonly filter: string;
  readonly value: string | null;
  readonly query: string;
  readonly isOpenTo: (viewer: Viewer) => boolean;
}

/** Every filter that takes a right, switched from its default; searches are for sale. */
const lockedFilters: readonly Lock[] = filterKeys
  .filter((key) => filterRow(key).scope.right !== 'everyone')
  .map((key) => ({
    filter: key,
    value: null,
    query: String(
      new URLSearchParams(
        encodeFilters({ ...defaultFilters, [key]: !defaultFilters[key] }, defaultFilters, String),
      ),
    ),
    isOpenTo: (viewer) => hasRight(viewer, filterRow(key).scope.right),
  }));

/** Every value of a list that takes a right, asked for alone. */
const lockedValues: readonly Lock[] = filterKeys.flatMap((key) => {
  const { valueRight, codec } = filterRow(key);
  const values = codec.shape.kind === 'choices' && valueRight ? codec.shape.values : [];
  const rightOf = valueRight as ((value: string) => Parameters<typeof hasRight>[1]) | undefined;
  return values
    .filter((value) => rightOf!(value) !== 'everyone')
    .map((value) => ({
      filter: key,
      value,
      query: `${key}=${encodeURIComponent(value)}`,
      isOpenTo: (viewer: Viewer) => hasRight(viewer, rightOf!(value)),
    }));
});

/** A parameter beside the filters has the lock of one of them. */
const lockedScopes: readonly Lock[] = ['public', 'exclusive', 'public_exclusive'].map((scope) => ({
  filter: 'privateExclusiveListing',
  value: null,
  query: `privateExclusiveListing=${scope}`,
  isOpenTo: (viewer) => hasRight(viewer, filterRow('exclusiveListingsEnabled').scope.right),
}));

const locks = [...lockedFilters, ...lockedValues, ...lockedScopes];

/** The review of a publication, whose status is the one that the listing gets. */
const review = '/api/exclusive-listing/publish-sheet/{id}';

/** Every other endpoint that takes a status is a search; the API's document names them. */
async function searches(): Promise<readonly string[]> {
  const { paths } = await server.get<{
    paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
  }>('/api/docs/json');
  return Object.entries(paths).flatMap(([path, methods]) =>
    path !== review && methods.get?.parameters?.some(({ name }) => name === 'mlsStatus') ? [path] : [],
  );
}

/** Suggestions take one parameter of their own for the source, and none of the others. */
const queryOf = (path: string, { filter, query }: Lock): string | null => {
  if (path !== '/api/places/search') return query;
  if (filter === 'mlsStatus') return `query=zilker&${query}`;
  return filter === 'exclusiveListingsEnabled' ? 'query=zilker&showExclusiveListings=false' : null;
};

it('the filter table locks filters and statuses', () => {
  expect(locks.map(({ filter, value }) => value ?? filter)).toEqual(
    expect.arrayContaining([
      'noPhoto',
      'exclusiveListingsEnabled',
      'mlsListingsEnabled',
      'Sold',
      'Leased',
      'Pending',
    ]),
  );
});

describe.each(Object.entries(viewers))('asked as %s', (_who, viewer) => {
  it('every search ignores and names the locked filters, and no others', async () => {
    const paths = await searches();
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths)
      for (const lock of locks) {
        const query = queryOf(path, lock);
        if (query === null) continue;
        const { leftOut = [] } = await server
          .as(viewer)
          .get<{ leftOut?: LeftOutFilter[] }>(`${path}?${query}`);
        // An ignored source takes the statuses with it that follow from it.
        const named = leftOut
          .filter(
            ({ reason }) => reason !== 'statuses_of_source' || lock.filter !== 'exclusiveListingsEnabled',
          )
          .map(({ filter, value }) => [filter, value]);
        expect(named, `${path}?${query}`).toEqual(lock.isOpenTo(viewer) ? [] : [[lock.filter, lock.value]]);
      }
  });
});
