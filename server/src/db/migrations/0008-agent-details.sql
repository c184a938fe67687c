-- What the directory and the bio pages show of agents besides their names.
alter table agent
  add column "sfId"                 text,
  -- https address of a video on YouTube or Vimeo, or of a video file.
  add column video                  text,
  -- https addresses by the name of the network, e.g. { "linkedin": "https://..." }.
  add column social                 jsonb not null default '{}',
  -- The team an agent works in, by a name of its own; mates are found by it.
  add column teamname               text,
  add column teamtype               text,
  add column "headshotUrlSquare"    text,
  add column "defaultAgent"         boolean not null default false;

-- Photos are named as the API names them.
update agent set "headshotUrlSquare" = photourl;
alter table agent drop column photourl;

-- Nobody shares the work of answering for all.
create unique index agent_default on agent (edition) where "defaultAgent";
create index agent_team on agent (edition, teamname) where teamname is not null;
-- Bio pages are named 'first-last': lower-case letters and digits, hyphens between.
alter table agent add column bioname text not null default '';
update agent
set bioname = trim(both '-' from regexp_replace(lower(firstname || '-' || lastname), '[^a-z0-9]+', '-', 'g'));
create index agent_bioname on agent (edition, bioname);

-- Disclaimers say when the newest listing of a source changed.
create index listing_modified on listing (edition, source, modificationtimestamp desc);
