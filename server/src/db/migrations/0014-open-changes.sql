-- Noting that somebody uses a drawn area changes nothing that a search finds.
drop trigger boundary_changed on boundary;
create trigger boundary_changed after delete or truncate
  or update of id, type, name, edition, geometry, "minLatitude", "maxLatitude", "minLongitude", "maxLongitude", approximate, source
  on boundary for each statement execute function count_search_change();

-- A transaction counts once, at the first thing it changes: nobody else sees any of it before it commits, so that an import of
-- many minutes is one change that began and one that ends. What a savepoint takes back is counted again, like its lock.
create or replace function count_search_change() returns trigger language plpgsql as $$
begin
  if current_setting('hearth.change_counted', true) is distinct from pg_current_xact_id()::text then
    perform pg_advisory_xact_lock_shared(7302118);
    perform nextval('search_change_count');
    perform set_config('hearth.change_counted', pg_current_xact_id()::text, true);
  end if;
  return null;
end $$;

-- The last change, and which changes are not there for everybody yet: these hold the lock until all can read what they wrote.
-- What is read after a call is as it was read for as long as later calls answer the same, since then nobody has begun to
-- change anything meanwhile (the count) and nobody has ended (the locks). The count is read first: who begins between the
-- two is missing in it, so that the next call answers something else. `settled` is false where neither can be told, on
-- replicas; sequences run ahead there, and may fall back in a crash, which the time of the start tells.
create or replace function search_change(out change text, out settled boolean) language plpgsql volatile as $$
declare
  begun text;
begin
  select last_value || ' ' || is_called || ' ' || extract(epoch from pg_postmaster_start_time()) into change from search_change_count;
  settled := not pg_is_in_recovery();
  -- Nobody at it is the usual case, and quickly told.
  if settled and not pg_try_advisory_xact_lock(7302118) then
    select string_agg(virtualtransaction, ' ' order by virtualtransaction) into begun
    from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = 7302118 and objsubid = 1 and mode = 'ShareLock' and granted
      and database = (select oid from pg_database where datname = current_database());
    change := concat_ws(' ', change, begun);
  end if;
end $$;
