-- Pages of the directory and suggestions in the order of the alphabet: an index leads to the first of them, and all 5,000 agents were sorted.

create index agent_by_lastname on agent (edition, ((lastname || '  ' || firstname) collate "en-x-icu"), agent_id);
create index agent_by_firstname on agent (edition, ((firstname || '  ' || lastname) collate "en-x-icu"), agent_id);
