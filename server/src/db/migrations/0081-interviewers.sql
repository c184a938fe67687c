-- The agent of an edition who speaks with people who want to work for the brokerage.

alter table agent add column interviewer boolean not null default false;
create unique index agent_interviewer on agent (edition) where interviewer;
