-- Lists with contacts that teammates share, and counts of those with a word, from indexes alone.

create index contact_shared_name on contact (agent_id, sort_name, id) where shared_with_team;
-- Counts contacts with a word that most have; contact_search serves rare ones.
create index contact_words on contact (agent_id) include (search_text);
