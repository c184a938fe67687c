-- People with accounts, how they sign in, and their sessions. better-auth writes these tables by names that
-- server/src/accounts/auth.ts maps.

create table person (
  id                      uuid primary key,
  -- The public id; an agent's is agent.agent_id. It never changes.
  username                text not null unique,
  -- Normalized once, by the domain, before it is stored or searched.
  email                   text not null unique check (email = lower(email)),
  -- The person has opened a link in a mail to this address, or an identity provider vouches for it.
  email_verified          boolean not null default false,
  role                    text not null default 'Client' check (role in ('Client', 'Agent')),
  -- Of agents, as in agent.user_account_type.
  account_type            text,
  -- May edit the exclusive listings of all agents and reassign contacts.
  is_admin                boolean not null default false,
  -- The edition where the account was made.
  edition                 text not null check (edition in ('austin', 'san-antonio')),
  firstname               text not null,
  lastname                text not null,
  -- International format; null where an identity provider made the account.
  phone                   text,
  location                text,
  -- The picture shown, and the one of a social account that the person may choose.
  picture                 text,
  social_photo_url        text,
  has_opted_out_of_email  boolean not null default false,
  show_prompt_save_search boolean not null default true,
  -- Disabled accounts cannot sign in, and their sessions end at once.
  disabled_at             timestamptz,
  created_at              timestamptz not null default now(),
  updated_at              timestamptz not null default now(),
  check (role = 'Agent' or (account_type is null and not is_admin))
);
create index person_created on person (created_at desc, id);

create table session (
  id         uuid primary key,
  person_id  uuid not null references person (id) on delete cascade,
  -- SHA-256 of the token that the cookie or bearer header carries: who reads this table cannot sign in with it.
  token      text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  -- Of the browser that signed in (`x-device-id`).
  device_id  text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_person on session (person_id, updated_at desc);
create index session_expiry on session (expires_at);

-- A session has the rights that its person had at the sign-in: it ends with them, by whatever they are changed.
create function end_sessions() returns trigger language plpgsql as $$
begin
  delete from session where person_id = new.id;
  return null;
end
$$;
create trigger person_rights after update of role, account_type, is_admin, disabled_at on person
  for each row when ((old.role, old.account_type, old.is_admin, old.disabled_at)
    is distinct from (new.role, new.account_type, new.is_admin, new.disabled_at))
  execute function end_sessions();

-- A password ('credential') or an account at an identity provider.
create table sign_in_method (
  id                       uuid primary key,
  person_id                uuid not null references person (id) on delete cascade,
  provider_id              text not null,
  -- The provider's own id of the person; the person's id for a password.
  account_id               text not null,
  -- A scrypt hash.
  password                 text,
  -- Always null: nothing asks the provider again after a sign-in.
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  created_at               timestamptz not null default now(),
  updated_at               timestamptz not null default now(),
  unique (provider_id, account_id),
  unique (person_id, provider_id)
);

-- One-time values: codes in mails, the state of a federated sign-in and the challenge of a passkey. Identifiers are hashed.
create table verification (
  id         uuid primary key,
  identifier text not null unique,
  value      text not null,
  -- Whose code it is; null where no person is known yet.
  person_id  uuid references person (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_person on verification (person_id) where person_id is not null;
create index verification_expiry on verification (expires_at);

create table passkey (
  id           uuid primary key,
  person_id    uuid not null references person (id) on delete cascade,
  name         text not null,
  -- The authenticator's id of it, base64url.
  credential_id text not null unique,
  public_key   bytea not null,
  -- Rises with each use unless the authenticator synchronizes its keys.
  counter      bigint not null,
  transports   text[] not null default '{}',
  backed_up    boolean not null,
  created_at   timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_person on passkey (person_id);

-- How often something was tried within the current window, for all processes. Keys are hashed: they contain addresses.
create table attempt_count (
  key        text primary key,
  count      integer not null,
  expires_at timestamptz not null
);
create index attempt_count_expiry on attempt_count (expires_at);

alter table agent add foreign key (account_id) references person (id) on delete set null;
