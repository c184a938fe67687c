create table office (
  officeid   text primary key,
  edition    text not null,
  name       text not null,
  mlsid      text,
  phone      text,
  email      text,
  address    text
);

create table agent (
  -- The username by which listings and contacts name the agent.
  "agentId"         text primary key,
  edition           text not null,
  firstname         text not null,
  lastname          text not null,
  "trecLicense"     text,
  title             text,
  phone             text,
  email             text,
  bio               text,
  languages         text[] not null default '{}',
  designations      text[] not null default '{}',
  awards            text[] not null default '{}',
  "userAccountType" text,
  officeid          text references office (officeid),
  photourl          text,
  createdat         timestamptz not null default now(),
  updatedat         timestamptz not null default now()
);
create index agent_trec_license on agent ("trecLicense") where "trecLicense" is not null;
create index agent_edition_name on agent (edition, lastname, firstname);

create table agent_review (
  reviewid   text primary key,
  "agentId"  text not null references agent ("agentId") on delete cascade,
  author     text not null,
  rating     smallint not null check (rating between 1 and 5),
  body       text not null,
  createdat  timestamptz not null
);
create index agent_review_agent on agent_review ("agentId", createdat desc);
