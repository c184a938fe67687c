-- The data of suggestions besides the names of areas: counts, street addresses and streets.

-- The number of listings that name an area, by the columns that the gate and the usual filters test. Readers sum the rows:
-- writers only insert, so none waits for another, and `compact_area_tally` merges rows now and then.
create table area_tally (
  area_id    integer not null references named_area (id) on delete cascade,
  edition     smallint not null check (edition between 1 and 2),
  lease       boolean not null,
  mlsstatus   smallint not null check (mlsstatus between 1 and 6),
  source      smallint not null check (source between 1 and 3),
  displayed   boolean not null,
  filter_type smallint not null,
  n           integer not null
);
create index area_tally_area on area_tally (area_id, edition, lease);

-- Numbers of all areas that a search row names, each once.
create function areas_of(s listing_search) returns integer[] language sql immutable as $$
  select array[s.city_id, s.county_id, s.postalcode_id, s.schooldistrict_id, s.subdivision_id, s.mlsarea_id,
    s.elementaryschool_id,
    nullif(s.middleschool_id, s.elementaryschool_id),
    nullif(nullif(s.highschool_id, s.middleschool_id), s.elementaryschool_id)]
$$;

-- One street address of a listing that a search may find and whose seller shows it; goes with its search row.
create table shown_address (
  id          integer primary key references listing (id) on delete cascade,
  edition     smallint not null check (edition between 1 and 2),
  lease       boolean not null,
  mlsstatus   smallint not null check (mlsstatus between 1 and 6),
  source      smallint not null check (source between 1 and 3),
  displayed   boolean not null,
  filter_type smallint not null,
  -- ' s lamar blvd '
  street      text collate "C" not null,
  -- '1204 s lamar blvd unit 3 austin tx 78704 '
  address     text collate "C" not null
);
-- Addresses are walked in their order within each status asked for until five are found.
create index shown_address_address on shown_address (edition, lease, mlsstatus, address);
create index shown_address_street on shown_address (edition, street, address);

-- Streets that addresses lie in, each once: mistyped words are looked for here, never among the addresses.
create table street (
  edition smallint not null check (edition between 1 and 2),
  words   text collate "C" not null,
  primary key (edition, words)
);
create index street_words on street using gin (words gin_trgm_ops);

create function tally_areas() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into area_tally
      select named.area_id, edition, lease, mlsstatus, source, displayed, filter_type, -count(*)
      from old_rows as s cross join lateral unnest(areas_of(s::listing_search)) as named (area_id)
      where named.area_id is not null
      group by 1, 2, 3, 4, 5, 6, 7;
  end if;
  if tg_op <> 'DELETE' then
    insert into area_tally
      select named.area_id, edition, lease, mlsstatus, source, displayed, filter_type, count(*)
      from new_rows as s cross join lateral unnest(areas_of(s::listing_search)) as named (area_id)
      where named.area_id is not null
      group by 1, 2, 3, 4, 5, 6, 7;
  else
    delete from shown_address where id in (select id from old_rows);
  end if;
  return null;
end $$;

create trigger listing_search_inserted after insert on listing_search
  referencing new table as new_rows for each statement execute function tally_areas();
create trigger listing_search_updated after update on listing_search
  referencing old table as old_rows new table as new_rows for each statement execute function tally_areas();
create trigger listing_search_deleted after delete on listing_search
  referencing old table as old_rows for each statement execute function tally_areas();

-- Counts everything again after a bulk load, which runs without the triggers.
create function recount_areas() returns void language sql as $$
  delete from area_tally;
  insert into area_tally
    select named.area_id, edition, lease, mlsstatus, source, displayed, filter_type, count(*)
    from listing_search as s cross join lateral unnest(areas_of(s)) as named (area_id)
    where named.area_id is not null
    group by 1, 2, 3, 4, 5, 6, 7;
$$;

-- Merges rows with the same key. Two concurrent calls take different rows.
create function compact_area_tally() returns void language sql as $$
  with gone as (delete from area_tally returning *)
  insert into area_tally
    select area_id, edition, lease, mlsstatus, source, displayed, filter_type, sum(n)
    from gone group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0;
$$;

-- Names with a similar spelling, nearest first. 0.6, the default, misses 'oustin' and 'lakway', 0.4 'dpbie' for 'dobie'; streets
-- are many, so they must be nearer. The server compares the names found letter by letter. Inverted indexes are some ten
-- times faster here than a GiST scan of streets by distance, and some fifty times faster than reading all names,
-- which the planner prefers for long texts, since it does not know what a comparison costs.
create function areas_like(asked text) returns table (area_id integer, distance real)
language sql stable rows 20 set pg_trgm.word_similarity_threshold = 0.3 set enable_seqscan = off as $$
  select id, words <->> asked from named_area where words %> asked order by words <->> asked, words
$$;
create function streets_like(of_edition smallint, asked text) returns table (words text, distance real)
language sql stable rows 20 set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $$
  select words, words <->> asked from street where edition = of_edition and words %> asked order by words <->> asked, words
$$;
