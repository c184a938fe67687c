-- Contacts that move to another agent, and those of agents who leave.

-- The new agent of a contact has not shared it with a team.
create function keep_to_new_agent() returns trigger language plpgsql as $$
begin
  new.shared_with_team := false;
  return new;
end
$$;
create trigger contact_moved before update on contact
  for each row when (old.agent_id is distinct from new.agent_id) execute function keep_to_new_agent();

-- Moves a contact without an account; that of a client follows person.agent_id.
create function move_contact(moved bigint, agent text) returns void language plpgsql as $$
begin
  perform fold_contacts(id, agent, email, phone) from contact where id = moved;
  update contact set agent_id = agent where id = moved;
end
$$;

-- An agent who leaves hands the contacts to the default agent of the edition, or leaves them to be assigned by an admin. The
-- account is disabled, which ends its sessions.
create function hand_over_contacts() returns trigger language plpgsql as $$
declare successor text := (
  select agent_id from agent
  where edition = new.edition and default_agent and retired_at is null and agent_id <> new.agent_id
);
begin
  update person set agent_id = successor where agent_id = new.agent_id;
  perform move_contact(id, successor) from contact where agent_id = new.agent_id;
  update person set disabled_at = new.retired_at where id = new.account_id and disabled_at is null;
  return null;
end
$$;
create trigger agent_left after update on agent
  for each row when (old.retired_at is null and new.retired_at is not null) execute function hand_over_contacts();
