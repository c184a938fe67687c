import { editionIds } from '@hearth/domain/edition/edition.ts';
import { listingSources } from '@hearth/domain/listing/listing.ts';
import { mlsStatuses, searchableStatuses } from '@hearth/domain/listing/status.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editionCode, sourceCode, statusCode } from '../search-rows/search-codes.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

interface Checked {
  readonly path: string;
  readonly type: string;
  /** null where nothing is checked. */
  readonly definition: string | null;
}

/** Columns of this name in all tables but partitions, which inherit theirs, with the check of each. */
async function columnsNamed(name: string): Promise<Checked[]> {
  const { rows } = await db.pool.query(
    `select c.relname || '.' || a.attname as path, format_type(a.atttypid, null) as type,
            (select pg_get_constraintdef(k.oid) from pg_constraint k
             where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as definition
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = $1 and c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
     order by 1`,
    [name],
  );
  return rows;
}

const wordsOf = ({ definition }: Checked): string[] =>
  [...(definition ?? '').matchAll(/'([^']*)'/g)].map(([, word]) => word ?? '');
const rangeOf = ({ definition }: Checked): number[] =>
  [...(definition ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));

const searchable = searchableStatuses.map((status) => statusCode[status]);

describe.each([
  { name: 'edition', words: editionIds, codes: Object.values(editionCode) },
  { name: 'source', words: listingSources, codes: Object.values(sourceCode) },
  { name: 'related_mls_source', words: listingSources, codes: [] },
  { name: 'mlsstatus', words: mlsStatuses, codes: searchable },
])('a column $name', ({ name, words, codes }) => {
  it('accepts the values of the domain, and no others', async () => {
    // The source of a boundary is free text.
    const columns = (await columnsNamed(name)).filter(({ path }) => path !== 'boundary.source');
    expect(columns.length).toBeGreaterThan(0);
    for (const column of columns) {
      if (column.type === 'smallint')
        expect([column.path, ...rangeOf(column)]).toEqual([
          column.path,
          Math.min(...codes),
          Math.max(...codes),
        ]);
      else expect([column.path, ...wordsOf(column)]).toEqual([column.path, ...words]);
    }
  });
});

describe('names of columns', () => {
  it('need no quotes', async () => {
    const { rows } = await db.pool.query(
      `select table_name || '.' || column_name as path from information_schema.columns
       where table_schema = 'public' and table_name not like 'kysely%' and column_name <> quote_ident(column_name)`,
    );
    expect(rows).toEqual([]);
  });
});

describe('rows that refer to others', () => {
  it('refer to rows that are there', async () => {
    const { rows } = await db.pool.query(
      `select conrelid::regclass || ' -> ' || confrelid::regclass as reference, count(*) as n
       from pg_constraint
       where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
       group by 1 order by 1`,
    );
    expect(Object.fromEntries(rows.map(({ reference, n }) => [reference, n]))).toEqual({
      'agent -> office': 1,
      'agent -> person': 1,
      'agent_review -> agent': 1,
      'embed_count -> embed_key': 1,
      'embed_key -> agent': 1,
      'calculator_setting -> person': 1,
      'collection -> person': 1,
      'collection_listing -> collection': 1,
      'dismissed_listing -> person': 1,
      'favorite_place -> person': 1,
      'inquiry -> agent': 1,
      'inquiry -> embed_key': 2,
      'inquiry -> listing': 1,
      'listing_history -> listing': 1,
      'listing_search -> listing': 1,
      'listing_search -> named_area': 9,
      'mail -> inquiry': 1,
      'mail -> person': 1,
      'mail_event -> mail': 1,
      'mail_subscription -> person': 1,
      'map_feature -> map_file': 1,
      'media -> listing': 1,
      'open_house -> listing': 1,
      'page_view -> person': 1,
      'passkey -> person': 1,
      'recent_search -> person': 1,
      'session -> person': 1,
      'sign_in_method -> person': 1,
      'verification -> person': 1,
      'viewed_listing -> person': 1,
      'area_tally -> named_area': 1,
      'shown_address -> listing': 1,
    });
  });
});
