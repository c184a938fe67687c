-- The number of an agent's contacts is kept too: counting 50,000 took longer than reading a page of them.

-- Its part is whether the agent shares the contact with the agents of the team.
create function lists_of(c contact) returns table (list text, owner text, part text) language sql immutable as $$
  values ('contacts', c.agent_id, case when c.shared_with_team then 'shared' else 'own' end)
$$;

create trigger contact_inserted after insert on contact
  referencing new table as new_rows for each statement execute function tally_lists();
create trigger contact_updated after update on contact
  referencing old table as old_rows new table as new_rows for each statement execute function tally_lists();
create trigger contact_deleted after delete on contact
  referencing old table as old_rows for each statement execute function tally_lists();
create trigger contact_emptied after truncate on contact
  for each statement execute function forget_tally('contacts');

insert into list_tally (list, owner, part, n)
select list, owner, part, count(*) from contact as s cross join lateral lists_of(s)
where owner is not null group by list, owner, part;
