-- The newest slot that was taken for a mail to a provider: each is some time after the one before.
create table mail_pace (
  provider text primary key,
  slot_at  timestamptz not null
);
