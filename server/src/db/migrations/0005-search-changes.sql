-- Counts the transactions that may change what a search finds; a number is never given twice. Who has counted holds a lock until
-- the change is there for everybody; such locks do not wait for each other.
create sequence search_change_count;

-- A transaction counts once, at the first thing it changes: nobody else sees any of it before it commits, so that an import of
-- many minutes is one change that began and one that ends. What a savepoint takes back is counted again, like its lock.
create function count_search_change() returns trigger language plpgsql as $$
begin
  if current_setting('hearth.change_counted', true) is distinct from pg_current_xact_id()::text then
    perform pg_advisory_xact_lock_shared(7302118);
    perform nextval('search_change_count');
    perform set_config('hearth.change_counted', pg_current_xact_id()::text, true);
  end if;
  return null;
end $$;

do $$
declare
  watched text;
begin
  foreach watched in array array['listing', 'media', 'open_house', 'place', 'listing_search', 'listing_search_on_market', 'listing_search_off_market']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
                      for each statement execute function count_search_change()', watched || '_changed', watched);
  end loop;
end $$;

-- Searches find agents by their licence alone; the rest of an agent, an account among it, changes nothing that a search finds.
create trigger agent_changed after insert or delete or truncate or update of agent_id, trec_license
  on agent for each statement execute function count_search_change();

-- A boundary that was not there before is in no answer that anybody remembers: its id was refused, and names are looked up in
-- place. Noting that a drawn area is used changes nothing that a search finds.
create trigger boundary_changed after delete or truncate
  or update of id, type, name, edition, geometry, min_latitude, max_latitude, min_longitude, max_longitude, approximate, source
  on boundary for each statement execute function count_search_change();

-- A process that has the open listings in memory applies changes row by row. It reads in one statement every change that its
-- last snapshot did not see, the rows as they are now, and the snapshot of that statement. Snapshots say which transactions
-- had ended, so neither the order of commits nor gaps in a sequence matter: what is rolled back was never logged, and a
-- transaction that was still at work is read once it has committed.
--
-- Unlogged tables cost no write-ahead log and are emptied by crash recovery and by the promotion of a replica.
create unlogged table search_row_change (
  -- The top-level transaction.
  xid        xid8 not null default pg_current_xact_id(),
  -- The listing; 0 stands for every one.
  listing_id integer not null,
  primary key (xid, listing_id)
);
-- Rows are appended and deleted in bulk, hour by hour.
alter table search_row_change set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

create function log_search_row_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into search_row_change (listing_id) values (0) on conflict do nothing;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    insert into search_row_change (listing_id) values (old.id) on conflict do nothing;
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.id <> old.id then
    insert into search_row_change (listing_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end $$;

-- On the partition and for each row, so that a change is logged however the statement names its table.
create trigger search_row_change after insert or update or delete on listing_search_on_market
  for each row execute function log_search_row_change();
create trigger search_truncate after truncate on listing_search_on_market
  for each statement execute function log_search_row_change();

-- The agent of a listing that its seller hides is kept beside its search row.
create trigger listing_agent_change after update of agent_id on listing
  for each row when (old.agent_id is distinct from new.agent_id) execute function log_search_row_change();

-- One row, made anew where a crash or a promotion has removed it, or where it came with a restored dump: snapshots and change numbers of two epochs
-- do not compare, since transactions and sequence numbers that were never written to disk are given out again.
create unlogged table search_epoch (
  only_row      boolean primary key default true check (only_row),
  epoch         uuid not null default gen_random_uuid(),
  -- This table itself; a restored dump brings the number of another one.
  relation      oid not null default 'search_epoch'::regclass,
  -- Changes of transactions before this one were removed from the log.
  kept_from     xid8 not null default '0',
  -- What `kept_from` becomes next.
  keep_from     xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
  trimmed_at    timestamptz not null default now()
);

-- Removes changes that are older than one to two hours. Every caller may call it as often as it likes: it works once an hour.
create function trim_search_row_changes() returns void language plpgsql as $$
declare
  first xid8;
begin
  if pg_is_in_recovery() then return; end if;
  update search_epoch
  set kept_from = keep_from, keep_from = pg_snapshot_xmin(pg_current_snapshot()), trimmed_at = now()
  where trimmed_at < now() - interval '1 hour'
  returning kept_from into first;
  if found then delete from search_row_change where xid < first; end if;
end $$;

create function current_search_epoch() returns uuid language plpgsql as $$
declare
  current uuid;
begin
  select epoch into current from search_epoch where relation = tableoid;
  if found then return current; end if;
  lock table search_epoch in exclusive mode;
  select epoch into current from search_epoch where relation = tableoid;
  if found then return current; end if;
  -- Of a restored dump: transactions of another server.
  delete from search_row_change;
  delete from search_epoch;
  insert into search_epoch default values returning epoch into current;
  return current;
end $$;

-- The last change, and which changes are not there for everybody yet: these hold the lock until all can read what they wrote.
-- What is read after a call is as it was read for as long as later calls answer the same, since then nobody has begun to
-- change anything meanwhile (the count) and nobody has ended (the locks). The count is read first: who begins between the
-- two is missing in it, so that the next call answers something else. `settled` is false where neither can be told, on
-- replicas; sequences run ahead there, and may fall back in a crash, which the epoch tells.
create function search_change(out change text, out settled boolean) language plpgsql volatile as $$
declare
  this_epoch uuid;
  begun text;
begin
  settled := not pg_is_in_recovery();
  if settled then this_epoch := current_search_epoch(); end if;
  select concat_ws(' ', last_value, is_called, this_epoch) into change from search_change_count;
  -- No change under way is the usual case, and known without reading the locks.
  if settled and not pg_try_advisory_xact_lock(7302118) then
    select string_agg(virtualtransaction, ' ' order by virtualtransaction) into begun
    from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = 7302118 and objsubid = 1 and mode = 'ShareLock' and granted
      and database = (select oid from pg_database where datname = current_database());
    change := concat_ws(' ', change, begun);
  end if;
end $$;
