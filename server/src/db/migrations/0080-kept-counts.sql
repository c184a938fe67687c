-- The number of all items of the longest lists of a person: counting 100,000 mails took longer than reading a page of them.

-- Changes of the number of a list's items; their sum is the number. Rows are added alone, so no writer waits for another.
create table list_tally (
  list  text not null,
  -- The person's id, the agent's key, or a digest of the address.
  owner text not null,
  n     integer not null
);
create index list_tally_owner on list_tally (owner, list) include (n);

-- The lists that count a row.
create function lists_of(m mail) returns table (list text, owner text) language sql immutable as $$
  select case when m.related_type = 'inquiry' then 'mails about inquiries' else 'other mails' end, m.receiver_id::text
$$;
create function lists_of(i inquiry) returns table (list text, owner text) language sql immutable as $$
  values ('inquiries of a sender', md5(lower(i.email))), ('inquiries of an agent', i.agent_key::text)
$$;

create function tally_lists() returns trigger language plpgsql as $$
declare
  counted constant text := 'select list, owner, %s from %s as s cross join lateral lists_of(s::%I)';
begin
  execute 'insert into list_tally select list, owner, sum(n) from (' || concat_ws(' union all ',
      case when tg_op <> 'DELETE' then format(counted, 1, 'new_rows', tg_table_name) end,
      case when tg_op <> 'INSERT' then format(counted, -1, 'old_rows', tg_table_name) end)
    || ') as change (list, owner, n) where owner is not null group by list, owner having sum(n) <> 0';
  return null;
end $$;

create trigger mail_inserted after insert on mail
  referencing new table as new_rows for each statement execute function tally_lists();
create trigger mail_updated after update on mail
  referencing old table as old_rows new table as new_rows for each statement execute function tally_lists();
create trigger mail_deleted after delete on mail
  referencing old table as old_rows for each statement execute function tally_lists();
create trigger inquiry_inserted after insert on inquiry
  referencing new table as new_rows for each statement execute function tally_lists();
create trigger inquiry_updated after update on inquiry
  referencing old table as old_rows new table as new_rows for each statement execute function tally_lists();
create trigger inquiry_deleted after delete on inquiry
  referencing old table as old_rows for each statement execute function tally_lists();

insert into list_tally
select list, owner, count(*)
from (select list, owner from mail as s cross join lateral lists_of(s)
      union all select list, owner from inquiry as s cross join lateral lists_of(s)) as stored
where owner is not null group by list, owner;

-- Merges the rows of each list. Rows that others add meanwhile stay.
create function compact_list_tally() returns void language sql as $$
  with gone as (
    delete from list_tally
    where (list, owner) in (select list, owner from list_tally group by list, owner having count(*) > 1)
    returning *)
  insert into list_tally select list, owner, sum(n) from gone group by list, owner having sum(n) <> 0;
$$;
