-- Mails of any purpose: a recipient, a template with its parameters, and the record that the mail is about.

drop table mail;

-- Every mail that was ever to be sent. It is written in one transaction with what it is about; the job holds its id alone.
-- Where no SMTP is configured this is where mails stay.
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
  last_error       text,
  -- What was sent, word for word.
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
create index mail_failed on mail (failed_at desc, id) where failed_at is not null;

-- pg-boss creates its tables in here when the first server starts. Two servers that start at once would both try to create the
-- schema as well, and one would fail.
create schema if not exists pgboss;
