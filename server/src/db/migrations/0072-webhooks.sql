-- Addresses of partners that are sent the inquiries of an embed key's pages, by Standard Webhooks.
create table webhook_endpoint (
  id                  uuid primary key,
  key                 text not null references embed_key (key) on update cascade on delete cascade,
  url                 text not null check (url ~ '^https?://' and length(url) <= 2000),
  -- The shape of its bodies, of server/src/webhooks/formats.
  format              text not null,
  events              text[] not null check (cardinality(events) > 0),
  -- The receiver's, for formats that ask for one: the user name of HTTP Basic authentication.
  api_key             text check (length(api_key) <= 200),
  -- 'whsec_...'; the former secret signs as well until it ends.
  secret              text not null,
  former_secret       text,
  former_secret_until timestamptz,
  created_at          timestamptz not null,
  -- First failure since the last success.
  failing_since       timestamptz,
  disabled_at         timestamptz,
  disabled_because    text check (disabled_because in ('gone', 'failing')),
  check ((disabled_at is null) = (disabled_because is null)),
  check ((former_secret is null) = (former_secret_until is null))
);
create index webhook_endpoint_key on webhook_endpoint (key);

-- One row for each event and endpoint. Nothing of a person stands here: bodies are composed of the inquiry when they are sent.
create table webhook_delivery (
  -- Also the webhook-id, the same in all attempts.
  id              uuid primary key,
  endpoint_id     uuid not null references webhook_endpoint (id) on delete cascade,
  -- null for a test.
  inquiry_id      uuid references inquiry (id) on delete cascade,
  event           text not null,
  created_at      timestamptz not null,
  -- Of the present round; a redelivery starts a new one.
  attempts        integer not null default 0,
  -- Number of the job that may send it; jobs of other turns do nothing.
  turn            integer not null default 0,
  -- null once it has an outcome.
  next_attempt_at timestamptz,
  outcome         text check (outcome in ('delivered', 'failed', 'ended')),
  last_attempt_at timestamptz,
  -- HTTP status of the last answer; null where none came.
  last_status     integer,
  -- Reason of a failure or end, in words.
  last_error      text,
  unique (endpoint_id, inquiry_id, event),
  check ((outcome is null) = (next_attempt_at is not null))
);
create index webhook_delivery_newest on webhook_delivery (endpoint_id, created_at desc, id);
create index webhook_delivery_inquiry on webhook_delivery (inquiry_id) where inquiry_id is not null;
create index webhook_delivery_ended on webhook_delivery (created_at) where outcome is not null;

-- Who answers inquiries from the key's pages first: the agent of our listing, the agent whom the page names, or the key's agent.
alter table embed_key
  add column lead_routing text not null default 'listing'
    constraint embed_key_lead_routing check (lead_routing in ('listing', 'page', 'owner')),
  add constraint embed_key_routed_owner check (lead_routing <> 'owner' or agent_key is not null);
