-- The inbox of a person: every mail to an address that is proven to be theirs.

alter table mail add column receiver_id uuid references person (id) on delete cascade;
-- The person has neither opened it nor marked it as read.
alter table mail add column is_unread boolean not null default true;
-- The furthest of its events; null while it waits to be sent.
alter table mail add column status text
  check (status in ('Sent', 'Not Sent', 'Opened', 'Clicked', 'Complained', 'Bounced'));
-- Of a bounce, or of the earlier bounce for which the mail was not sent.
alter table mail add column is_hard boolean;

-- The provider's name of the event, which it may report again; null for what this server saw.
alter table mail_event add column source_id text unique;
-- A program loaded the mail or followed its links, such as a proxy of pictures or a scanner: no person has read it.
alter table mail_event add column is_automatic boolean not null default false;

create function mail_status_rank(status text, is_hard boolean) returns integer language sql immutable as $$
  select case status
    when 'Not Sent' then 1 when 'Sent' then 2 when 'Opened' then 4 when 'Clicked' then 5 when 'Complained' then 7
    when 'Bounced' then case when is_hard then 6 else 3 end
    else 0 end
$$;

-- Events come in any order: the rank decides, not the time. Only a mail that was not sent, or that the first mail server
-- refused, becomes one that was sent by another attempt.
create function note_mail_event() returns trigger language plpgsql as $$
begin
  if not new.is_automatic then
    update mail set status = new.status, is_hard = new.is_hard
    where id = new.mail_id
      and (mail_status_rank(new.status, new.is_hard) > mail_status_rank(mail.status, mail.is_hard)
           or (new.status = 'Sent' and not exists (
                 select from mail_event where mail_id = new.mail_id and source_id is not null)));
  end if;
  return null;
end $$;
create trigger mail_event_noted after insert on mail_event for each row execute function note_mail_event();

-- An address that is proven to be a person's brings the mails that it got before, but for those of a former owner.
create function adopt_mails() returns trigger language plpgsql as $$
begin
  update mail set receiver_id = new.id
  where lower(to_address) = new.email and receiver_id is null and template <> 'account-deleted';
  return null;
end $$;
create trigger person_mails_new after insert on person for each row when (new.email_verified) execute function adopt_mails();
create trigger person_mails after update of email, email_verified on person for each row
  when (new.email_verified and (not old.email_verified or old.email is distinct from new.email))
  execute function adopt_mails();

-- Earlier mails, which count as read.
update mail set is_unread = false;
update mail set receiver_id = person.id from person
where email_verified and lower(to_address) = person.email and template <> 'account-deleted';
update mail set status = event.status, is_hard = event.is_hard
from (select distinct on (mail_id) mail_id, status, is_hard from mail_event
      order by mail_id, mail_status_rank(status, is_hard) desc, id desc) event
where event.mail_id = mail.id;

create index mail_inbox on mail (receiver_id, created_at, id) where receiver_id is not null;
create index mail_unread on mail (receiver_id, created_at) where receiver_id is not null and is_unread;

-- Addresses that bounced, by a keyed digest: the address itself is not stored.
create table mail_bounce (
  digest     text primary key,
  is_hard    boolean not null,
  -- Bounces of different mails since the address was last proven.
  count      integer not null check (count >= 0),
  -- The provider's own words.
  reason     text,
  bounced_at timestamptz not null,
  -- A code in a mail to the address was used: bounces before it count no more.
  proven_at  timestamptz
);
