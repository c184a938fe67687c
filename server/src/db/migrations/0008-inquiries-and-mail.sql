-- Inquiries of visitors, the mails about them, and the records of captchas.

create table inquiry (
  id                 uuid primary key,
  edition            text not null check (edition in ('austin', 'san-antonio')),
  -- As forms and attributes name it, e.g. 'bio-inquiry'.
  type               text not null,
  firstname          text not null,
  lastname           text not null,
  email              text not null,
  -- International format, e.g. '+15125550100'.
  phone              text not null,
  message            text,
  -- The fact of the listing that is reported as wrong, as its page showed it.
  fact               text,
  -- The visitor's entries: a listing's id or MLS number, and an agent's username, licence or page.
  asked_listing_id   text,
  asked_agent_id     text,
  -- The listing and agent found for these entries. The inquiry stays when its listing, agent or key is deleted.
  listingkey         text references listing (listingkey) on update cascade on delete set null,
  agent_key          bigint references agent (id) on delete set null,
  landing_page       text,
  -- 'YYYY-MM-DDTHH:MM' on the edition's wall clock.
  tour_date_time     text,
  street             text,
  city               text,
  state              text,
  zip                text,
  referred_firstname text,
  referred_lastname  text,
  referred_email     text,
  referred_phone     text,
  rating             smallint check (rating between 1 and 5),
  -- The consents with their exact words: [{ "id": ..., "text": ..., "required": ..., "accepted": ... }].
  consent_version    text not null,
  consent_boxes      jsonb not null,
  consent_at         timestamptz not null,
  -- Where the visitor agreed, besides landing_page: the release of the form, null where it named none, and the visitor's address.
  widget_version     text,
  ip_address         text not null,
  -- The person withdrew what they had agreed to, by the link in the confirmation or through the operator.
  consent_withdrawn_at timestamptz,
  -- The key and origin of the page that sent it.
  embed_key          text references embed_key (key) on update cascade on delete set null,
  origin             text,
  -- A request with the same key is a retry of the same inquiry; the digest verifies that its body is the same.
  idempotency_key    text unique,
  body_hash          text not null,
  created_at         timestamptz not null
);
create index inquiry_agent on inquiry (agent_key, created_at desc);
create index inquiry_listing on inquiry (listingkey) where listingkey is not null;
create index inquiry_email on inquiry (lower(email), created_at desc);
create index inquiry_referred_email on inquiry (lower(referred_email)) where referred_email is not null;
create index inquiry_created on inquiry (created_at);
create index inquiry_embed_key on inquiry (embed_key, created_at desc) where embed_key is not null;

-- Every mail that the server has queued. It is written in one transaction with its subject; the job contains its id alone.
-- Where no SMTP is configured, mails stay here.
create table mail (
  id               uuid primary key,
  -- Of server/src/mail/templates; the mail is rendered from both when it is sent.
  template         text not null,
  parameters       jsonb not null,
  to_name          text not null,
  to_address       text not null,
  reply_to_name    text,
  reply_to_address text,
  -- Each type has a generated column with its foreign key.
  related_type     text check (related_type in ('inquiry')),
  related_id       uuid,
  inquiry_id       uuid generated always as (case when related_type = 'inquiry' then related_id end) stored
                   references inquiry (id) on delete cascade,
  created_at       timestamptz not null,
  attempts         integer not null default 0,
  -- Stored before a mail server gets the end of the mail; null again with its answer.
  handed_over_at   timestamptz,
  last_error       text,
  -- The mail as sent, word for word.
  subject          text,
  text_body        text,
  html_body        text,
  -- 'outbox' where it stays here.
  sent_by          text check (sent_by in ('smtp', 'outbox')),
  sent_at          timestamptz,
  -- The last attempt failed; it is sent again only on request.
  failed_at        timestamptz,
  check ((related_type is null) = (related_id is null)),
  check (num_nulls(subject, text_body, html_body, sent_by, sent_at) in (0, 5))
);
create index mail_newest on mail (created_at desc, id);
create index mail_inquiry on mail (inquiry_id);
create index mail_to on mail (lower(to_address));
create index mail_failed on mail (failed_at desc, id) where failed_at is not null;

-- pg-boss creates its tables in here when the first server starts. Two servers that start at once would both try to create the
-- schema as well, and one would fail.
create schema if not exists pgboss;

-- Solutions that were used; each is good for one attempt.
create table captcha_nonce (
  nonce      text primary key,
  expires_at timestamptz not null,
  -- Key and digest of the request, which may come again.
  attempt    text not null
);
create index captcha_nonce_expiry on captcha_nonce (expires_at);

-- Keys that all processes share; made by the first that needs one.
create table server_secret (
  name       text primary key,
  value      text not null,
  created_at timestamptz not null default now()
);
