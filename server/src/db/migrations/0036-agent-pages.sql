-- The pages of agents: former names, retirement, covers, licence checks, positions of offices, and the way of a review.

-- A retired agent has no page. Listings keep their agent.
alter table agent add column retired_at timestamptz;
-- Path or https address of a wide picture.
alter table agent add column cover_url text;
-- Day on which an operator or a feed found the licence in the register of the Texas Real Estate Commission; null where it is the agent's word.
alter table agent add column license_checked_on date;

alter table office add column latitude double precision check (latitude between -90 and 90);
alter table office add column longitude double precision check (longitude between -180 and 180);
alter table office add check ((latitude is null) = (longitude is null));

-- Bio names that agents had: their paths lead to the present ones.
create table agent_former_name (
  edition    text not null check (edition in ('austin', 'san-antonio')),
  bio_name   text not null check (bio_name <> ''),
  agent_key  bigint not null references agent (id) on delete cascade,
  changed_at timestamptz not null default now(),
  primary key (edition, bio_name, agent_key)
);
create index agent_former_name_agent on agent_former_name (agent_key);

create function keep_former_bio_name() returns trigger language plpgsql as $$
begin
  insert into agent_former_name (edition, bio_name, agent_key) values (old.edition, old.bio_name, old.id)
  on conflict (edition, bio_name, agent_key) do update set changed_at = now();
  return null;
end
$$;
create trigger agent_renamed after update of bio_name on agent
  for each row when (old.bio_name <> new.bio_name and old.bio_name <> '') execute function keep_former_bio_name();

-- A review is public once an operator approved it, after its author proved the address. Its words never change.
alter table agent_review add column state text not null default 'approved' check (state in ('pending', 'approved', 'refused'));
-- The inquiry it came with; null for reviews of an import.
alter table agent_review add column inquiry_id uuid unique references inquiry (id) on delete cascade;
drop index agent_review_agent;
create index agent_review_agent on agent_review (agent_key, created_at desc) where state = 'approved';
