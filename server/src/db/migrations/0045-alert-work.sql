-- Processes share the closing of digests and the matching of searches.

-- Until when a process closes the digest; null where none does.
alter table digest add column claimed_until timestamptz;

-- The rights of its owner decide what a search finds, and the owner's clock when its mails come: processes read it again.
create function note_owner_change() returns trigger language plpgsql as $$
begin
  update saved_search set changed_xid = pg_current_xact_id() where person_id = new.id;
  return null;
end $$;
create trigger saved_search_owner_changed after update of role, is_admin, email_verified, edition, time_zone on person
  for each row
  when ((old.role, old.is_admin, old.email_verified, old.edition, old.time_zone)
        is distinct from (new.role, new.is_admin, new.email_verified, new.edition, new.time_zone))
  execute function note_owner_change();
