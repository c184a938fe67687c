-- The rights of a person who joined a search decide what it finds for that person, too.
create or replace function note_owner_change() returns trigger language plpgsql as $$
begin
  update saved_search set changed_xid = pg_current_xact_id() where person_id = new.id;
  update membership set changed_xid = pg_current_xact_id() where person_id = new.id and saved_search_id is not null;
  return null;
end $$;
