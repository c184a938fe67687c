-- News that clients also send to their agents: one mail for an agent and a day.

create table agent_digest (
  id          bigint generated always as identity primary key,
  agent_key   bigint not null references agent (id) on delete cascade,
  -- The morning of its mail, on the clock of the site: '2026-11-28'.
  time_window text not null,
  mail_id     uuid references mail (id) on delete set null,
  unique (agent_key, time_window)
);

-- A closed digest of a client, whose news the agent gets too.
create table agent_copy (
  digest_id       bigint primary key references digest (id) on delete cascade,
  agent_digest_id bigint not null references agent_digest (id) on delete cascade
);
create index agent_copy_digest on agent_copy (agent_digest_id);
