-- The numbers of items are kept by status or type too: a list that shows one status of 100,000 mails was still counted.

-- Forgets the numbers of lists whose table was emptied at once.
create function forget_tally() returns trigger language plpgsql as $$
begin
  delete from list_tally where list = any(tg_argv);
  return null;
end $$;
create trigger mail_emptied after truncate on mail
  for each statement execute function forget_tally('other mails', 'mails about inquiries');
create trigger inquiry_emptied after truncate on inquiry
  for each statement execute function forget_tally('inquiries of a sender', 'inquiries of an agent');

-- From here on no other transaction writes mails or inquiries: the triggers above have locked them.
delete from list_tally;
-- The status of a mail or of an agent's inquiry, the type of a sender's.
alter table list_tally add column part text not null;
drop index list_tally_owner;
create index list_tally_owner on list_tally (owner, list, part) include (n);

drop function lists_of(mail);
create function lists_of(m mail) returns table (list text, owner text, part text) language sql immutable as $$
  select case when m.related_type = 'inquiry' then 'mails about inquiries' else 'other mails' end, m.receiver_id::text,
         coalesce(m.status, 'Sending')
$$;
drop function lists_of(inquiry);
create function lists_of(i inquiry) returns table (list text, owner text, part text) language sql immutable as $$
  values ('inquiries of a sender', md5(lower(i.email)), i.type), ('inquiries of an agent', i.agent_key::text, i.status)
$$;

create or replace function tally_lists() returns trigger language plpgsql as $$
declare
  counted constant text := 'select list, owner, part, %s from %s as s cross join lateral lists_of(s::%I)';
begin
  execute 'insert into list_tally (list, owner, part, n) select list, owner, part, sum(n) from (' || concat_ws(' union all ',
      case when tg_op <> 'DELETE' then format(counted, 1, 'new_rows', tg_table_name) end,
      case when tg_op <> 'INSERT' then format(counted, -1, 'old_rows', tg_table_name) end)
    || ') as change (list, owner, part, n) where owner is not null group by list, owner, part having sum(n) <> 0';
  return null;
end $$;

insert into list_tally (list, owner, part, n)
select list, owner, part, count(*)
from (select list, owner, part from mail as s cross join lateral lists_of(s)
      union all select list, owner, part from inquiry as s cross join lateral lists_of(s)) as stored
where owner is not null group by list, owner, part;

create or replace function compact_list_tally() returns void language sql as $$
  with gone as (
    delete from list_tally
    where (list, owner, part) in (select list, owner, part from list_tally group by list, owner, part having count(*) > 1)
    returning *)
  insert into list_tally (list, owner, part, n)
  select list, owner, part, sum(n) from gone group by list, owner, part having sum(n) <> 0;
$$;
