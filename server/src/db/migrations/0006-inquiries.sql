-- What visitors ask, the mails that tell of it, and what keeps machines from asking.

create table inquiry (
  id                 uuid primary key,
  edition            text not null,
  -- As forms and attributes name it, e.g. 'bio-inquiry'.
  type               text not null,
  firstname          text not null,
  lastname           text not null,
  email              text not null,
  -- International format, e.g. '+15125550100'.
  phone              text not null,
  message            text,
  -- What the visitor named, and what it turned out to be. Neither may hold an inquiry up or vanish with a listing or an
  -- agent, hence no foreign keys.
  "listingId"        text,
  listingkey         text,
  "askedAgentId"     text,
  -- Whom it was sent to; null where there is no agent at all.
  "agentId"          text,
  "landingPage"      text,
  -- 'YYYY-MM-DDTHH:MM' on the edition's wall clock.
  "tourDateTime"     text,
  street             text,
  city               text,
  state              text,
  zip                text,
  "referredFirstname" text,
  "referredLastname" text,
  "referredEmail"    text,
  "referredPhone"    text,
  rating             smallint check (rating between 1 and 5),
  -- What was agreed to, and the very words: [{ "id": ..., "text": ..., "required": ..., "accepted": ... }].
  consentversion     text not null,
  consentboxes       jsonb not null,
  consentat          timestamptz not null,
  -- Of the page it came from.
  embedkey           text,
  origin             text,
  -- Sent again with the same key it is the same inquiry; the digest tells whether it is.
  idempotencykey     text unique,
  bodyhash           text not null,
  createdat          timestamptz not null
);
create index inquiry_agent on inquiry ("agentId", createdat desc);
create index inquiry_email on inquiry (lower(email), createdat desc);
create index inquiry_embedkey on inquiry (embedkey, createdat desc) where embedkey is not null;

-- Every mail that was ever to be sent. It is written with what it tells of, in one transaction; the queue holds its id
-- alone. Where no SMTP is configured this is where mails go.
create table mail (
  id             uuid primary key,
  inquiryid      uuid references inquiry (id) on delete cascade,
  purpose        text not null,
  toname         text not null,
  toaddress      text not null,
  replytoname    text,
  replytoaddress text,
  subject        text not null,
  textbody       text not null,
  htmlbody       text not null,
  createdat      timestamptz not null,
  attempts       integer not null default 0,
  lasterror      text,
  -- 'smtp', or 'outbox' where it stays here.
  sentby         text,
  sentat         timestamptz,
  -- Given up: sent again only when somebody asks for it.
  failedat       timestamptz
);
create index mail_newest on mail (createdat desc, id);
create index mail_inquiry on mail (inquiryid);

-- Solutions that were accepted; each counts once.
create table captcha_nonce (
  nonce     text primary key,
  expiresat timestamptz not null
);
create index captcha_nonce_expiry on captcha_nonce (expiresat);

-- Keys that all processes share; made by the first that needs one.
create table server_secret (
  name      text primary key,
  value     text not null,
  createdat timestamptz not null default now()
);

-- Agents are told from visitors by their address.
create index agent_email on agent (lower(email)) where email is not null;
