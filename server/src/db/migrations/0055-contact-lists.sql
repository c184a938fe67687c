-- Lists and counts of 50,000 contacts from indexes alone.

-- Contacts that the agents of a team share.
create index contact_shared on contact (agent_id, activity, id) where shared_with_team;
-- Counts the contacts that an agent made.
drop index contact_created_by;
create index contact_created_by on contact (created_by, agent_id) where created_by is not null;
-- Contacts of all agents, for admins.
create index contact_everyone on contact (edition, activity, id);
