-- Counts the transactions that may change the results of searches; each number is used once. A transaction that has counted
-- holds a lock until its change is visible to all; such locks do not wait for each other.
create sequence search_change_count;

-- A transaction counts once, at its first change. Other transactions see none of its changes before it commits, so an import
-- of many minutes is one start and one end of a change. After a rollback to a savepoint it counts and locks again.
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
  foreach watched in array array['listing', 'media', 'open_house', 'named_area', 'listing_search', 'listing_search_on_market', 'listing_search_off_market']
  loop
    execute format('create trigger %I after insert or update or delete or truncate on %I
                      for each statement execute function count_search_change()', watched || '_changed', watched);
  end loop;
end $$;

-- Searches find agents by their licence alone; the rest of an agent, an account among it, changes nothing that a search finds.
create trigger agent_changed after insert or delete or truncate or update of agent_id, trec_license
  on agent for each statement execute function count_search_change();

-- A new boundary is in no cached answer: its id was refused before, and names are looked up in named_area. Recording the use of a
-- drawn area does not change the results of searches.
create trigger boundary_changed after delete or truncate
  or update of id, type, name, edition, geometry, min_latitude, max_latitude, min_longitude, max_longitude, approximate, source
  on boundary for each statement execute function count_search_change();

-- A process that has the open listings in memory applies changes row by row. It reads in one statement every change that its
-- last snapshot did not see, the rows as they are now, and the snapshot of that statement. Snapshots say which transactions
-- had ended, so neither the order of commits nor gaps in a sequence matter: a rollback removes its log rows, and a
-- transaction that was still running is read once it has committed.
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

-- The agent of a listing that its seller hides is stored beside its search row.
create trigger listing_agent_change after update of agent_id on listing
  for each row when (old.agent_id is distinct from new.agent_id) execute function log_search_row_change();

-- One row, created again where a crash or a promotion has removed it, or where it came with a restored dump. Snapshots and
-- change numbers of two epochs are not comparable, since transaction and sequence numbers that were never written to disk are
-- assigned again.
create unlogged table search_epoch (
  only_row      boolean primary key default true check (only_row),
  epoch         uuid not null default gen_random_uuid(),
  -- This table's own oid; a restored dump contains the oid of another table.
  relation      oid not null default 'search_epoch'::regclass,
  -- Changes of transactions before this one were removed from the log.
  kept_from     xid8 not null default '0',
  -- The next value of `kept_from`.
  keep_from     xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
  trimmed_at    timestamptz not null default now()
);

-- Removes changes that are older than one to two hours. Callers may call it at any rate: it works once an hour.
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

-- Null where there is none and the transaction may not write one.
create function current_search_epoch() returns uuid language plpgsql as $$
declare
  current uuid;
begin
  select epoch into current from search_epoch where relation = tableoid;
  if found then return current; end if;
  if current_setting('transaction_read_only')::boolean then return null; end if;
  lock table search_epoch in exclusive mode;
  select epoch into current from search_epoch where relation = tableoid;
  if found then return current; end if;
  -- Of a restored dump: transactions of another server.
  delete from search_row_change;
  delete from search_epoch;
  insert into search_epoch default values returning epoch into current;
  return current;
end $$;

-- The last change, and the changes that are not visible to all yet: these hold the lock until all can read what they wrote.
-- Data read after a call is current as long as later calls return the same: then no transaction has begun a change (the
-- count) and none has ended one (the locks). The count is read first: it lacks a transaction that begins between the two
-- reads, so the next call returns another value. `settled` is false on replicas, where neither can be determined (sequences
-- run ahead there, and may fall back in a crash, which changes the epoch), and where a read-only database has lost its epoch.
create function search_change(out change text, out settled boolean) language plpgsql volatile as $$
declare
  this_epoch uuid;
  begun text;
begin
  settled := not pg_is_in_recovery();
  if settled then
    this_epoch := current_search_epoch();
    settled := this_epoch is not null;
  end if;
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
