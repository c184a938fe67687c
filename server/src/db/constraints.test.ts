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
  it('names columns without quotes', async () => {
    const { rows } = await db.pool.query(
      `select table_name || '.' || column_name as path from information_schema.columns
       where table_schema = 'public' and table_name not like 'kysely%' and column_name <> quote_ident(column_name)`,
    );
    expect(rows).toEqual([]);
  });
});

describe('rows that refer to others', () => {
  it('refer to rows that are there, but for ids of others and of rows that may be gone', async () => {
    const { rows } = await db.pool.query<{ path: string }>(
      `select relname || '.' || attname as path
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
         and attname like '%\\_id' and not attisdropped
         and not exists (
           select from pg_constraint
           where conrelid = attrelid and contype in ('f', 'p', 'u') and attnum = any(conkey) and (contype = 'f' or conkey = array[attnum])
         )
       order by 1`,
    );
    expect(rows.map(({ path }) => path)).toEqual([
      ...['agent.sf_id', 'audit_entry.actor_id', 'audit_entry.person_id'],
      ...[
        'inquiry.asked_agent_id',
        'inquiry.asked_listing_id',
        'listing.agent_id',
        'listing_exposure.listing_id',
        'mail.related_id',
      ],
      'membership.thing_id',
      ...['office.mls_id', 'removed_listing.agent_id', 'search_row_change.listing_id', 'session.device_id'],
      ...['sign_in_method.account_id', 'sign_in_method.provider_id'],
    ]);
  });

  it('refer to rows that are there by other names too', async () => {
    const { rows } = await db.pool.query<{ reference: string }>(
      `select conrelid::regclass || '.' || attname || ' -> ' || confrelid::regclass as reference
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace and attname not like '%\\_id'
       order by 1`,
    );
    expect(rows.map(({ reference }) => reference)).toEqual([
      ...[
        'agent_digest.agent_key -> agent',
        'agent_former_name.agent_key -> agent',
        'agent_review.agent_key -> agent',
        'collection_listing.added_by -> person',
        'contact.created_by -> person',
        'embed_config.key -> embed_key',
        'embed_count.key -> embed_key',
        'embed_former_key.key -> embed_key',
        'embed_key.agent_key -> agent',
        'embed_page_count.key -> embed_key',
        'embed_silence.key -> embed_key',
        ...['created_by', 'scheduled_by', 'updated_by'].map((name) => `exclusive_listing.${name} -> person`),
        'home_vote.listingkey -> collection_listing',
      ],
      ...[
        'inquiry.agent_key -> agent',
        'inquiry.embed_key -> embed_key',
        'inquiry.link_embed_key -> embed_key',
      ],
      ...[
        'inquiry.listingkey -> listing',
        'inquiry_reply.agent_key -> agent',
        'listing_history.listingkey -> listing',
      ],
      ...['listing_search.id -> listing', 'membership.invited_by -> person'],
      ...['recommendation.recommended_by -> person', 'shown_address.id -> listing'],
      'webhook_endpoint.key -> embed_key',
    ]);
  });
});
