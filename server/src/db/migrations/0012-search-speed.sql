-- Saving a listing replaces its search row in the same transaction as its card, pictures, open houses and history. So the
-- row's number says whether what a process remembers of the listing is still what is stored.
create sequence listing_search_revision;
alter table listing_search add column revision bigint not null default nextval('listing_search_revision');

-- What most searches ask about, so that they read this index alone: at 200,000 listings counting everything took half as
-- long as by the rows, of which most is columns that few ask about.
drop index listing_search_on_market_cell;
create index listing_search_on_market_cell on listing_search_on_market (edition, lease, cell)
  include (id, revision, onmarketdate, latitude, longitude, listprice, bedroomstotal, mlsstatus, filtertype, source, displayed);
-- Only what vacuum has been over is read from an index alone.
alter table listing_search_on_market set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- Counts the statements that may change what a search finds; a number is never given twice. Who has counted holds a lock until
-- the change is there for everybody; such locks do not wait for each other.
create sequence search_change_count;

create function count_search_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7302118);
  perform nextval('search_change_count');
  return null;
end $$;

do $$
declare
  watched text;
begin
  foreach watched in array array['listing', 'media', 'open_house', 'agent', 'listing_search', 'listing_search_on_market', 'listing_search_off_market']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
                      for each statement execute function count_search_change()', watched || '_changed', watched);
  end loop;
end $$;

-- The last change, and whether all that were counted are there for everybody to read. What is read after a call that says so
-- is as it was read for as long as later calls name the same change: whoever counts from now on makes it another. The lock
-- is free again at the end of the call. Sequences run ahead on replicas, and may fall back in a crash.
create function search_change(out change text, out settled boolean) language plpgsql volatile as $$
begin
  select last_value || ' ' || is_called || ' ' || extract(epoch from pg_postmaster_start_time()) into change from search_change_count;
  settled := not pg_is_in_recovery() and pg_try_advisory_xact_lock(7302118);
end $$;
