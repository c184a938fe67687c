-- The open pages of an agent follow a contact that gets an account or loses it, whichever way that happens (server/src/live).
create function announce_account_of_contact() returns trigger language plpgsql as $$
begin
  perform pg_notify('hearth_live', json_build_object(
    'resource', 'contact', 'id', new.id::text, 'people', json_build_array(account_id))::text)
  from agent where agent_id = new.agent_id and account_id is not null;
  return null;
end
$$;
create trigger contact_announced_first after insert on contact
  for each row when (new.person_id is not null) execute function announce_account_of_contact();
create trigger contact_announced after update on contact
  for each row when (old.person_id is distinct from new.person_id) execute function announce_account_of_contact();
