-- Names in every migration: a RESO field, and a field of the specification's listing and people, keeps its name in lower case
-- ('listprice', 'mlsstatus', 'firstname'); every other column is snake_case. Nothing is quoted.

create table office (
  office_id  text primary key,
  edition    text not null check (edition in ('austin', 'san-antonio')),
  name       text not null,
  mls_id     text,
  phone      text,
  email      text,
  address    text
);

-- The public data of agents. Data that changes when an agent signs in (sessions, times, counts) belongs to the tables of
-- accounts: searches read this table, so a change of it makes cached answers stale.
create table agent (
  id                  bigint generated always as identity primary key,
  -- The username: listings, pages and forms name the agent by it. Other tables refer to `id`.
  agent_id            text not null unique,
  -- The person who signs in as this agent (migration 0011); null for agents without an account.
  account_id          uuid unique,
  edition             text not null check (edition in ('austin', 'san-antonio')),
  firstname           text not null,
  lastname            text not null,
  trec_license        text,
  title               text,
  phone               text,
  email               text,
  bio                 text,
  languages           text[] not null default '{}',
  designations        text[] not null default '{}',
  awards              text[] not null default '{}',
  user_account_type   text,
  office_id           text references office (office_id),
  -- Salesforce id.
  sf_id               text,
  -- https address of a video on YouTube or Vimeo, or of a video file.
  video               text,
  -- https addresses by the name of the network, e.g. { "linkedin": "https://..." }.
  social              jsonb not null default '{}',
  -- Agents of an edition whose team has one name are mates.
  team_name           text,
  team_type           text,
  -- Path or https address of a square photo.
  headshot_url_square text,
  default_agent       boolean not null default false,
  -- Bio pages are named 'first-last': lower-case letters and digits, hyphens between.
  bio_name            text not null,
  created_at          timestamptz not null default now(),
  updated_at          timestamptz not null default now()
);
create unique index agent_trec_license on agent (trec_license, edition) where trec_license is not null;
create unique index agent_sf_id on agent (sf_id) where sf_id is not null;
create unique index agent_default on agent (edition) where default_agent;
create index agent_edition_name on agent (edition, lastname, firstname);
create index agent_team on agent (edition, team_name) where team_name is not null;
create index agent_bio_name on agent (edition, bio_name);
create index agent_office on agent (office_id);
-- Serves the check whether an address is an agent's.
create index agent_email on agent (lower(email)) where email is not null;

create table agent_review (
  review_id  text primary key,
  agent_key  bigint not null references agent (id) on delete cascade,
  author     text not null,
  rating     smallint not null check (rating between 1 and 5),
  body       text not null,
  created_at timestamptz not null
);
create index agent_review_agent on agent_review (agent_key, created_at desc);
