-- What people keep in their accounts, what is on record about them, and what became of their mails.

-- Places that a person goes to: travel times of homes start from here.
create table favorite_place (
  id         bigint generated always as identity primary key,
  person_id  uuid not null references person (id) on delete cascade,
  -- The person's word for it, e.g. 'Work'.
  name       text not null,
  address    text not null,
  latitude   double precision not null check (latitude between -90 and 90),
  longitude  double precision not null check (longitude between -180 and 180),
  created_at timestamptz not null
);
create index favorite_place_person on favorite_place (person_id, id);

-- Pages of the portal that a signed-in person opened; deleted with the retention of inquiries.
create table page_view (
  id        bigint generated always as identity primary key,
  person_id uuid not null references person (id) on delete cascade,
  -- Without query and fragment, which may contain tokens.
  path      text not null,
  title     text,
  viewed_at timestamptz not null
);
create index page_view_person on page_view (person_id, viewed_at desc);
create index page_view_viewed on page_view (viewed_at);

-- What a guest's device remembered, moved into the account. The keys keep doubles out.
create table recent_search (
  person_id    uuid not null references person (id) on delete cascade,
  -- The query of its URL, without page, box and zoom.
  query        text not null,
  search_count integer not null check (search_count > 0),
  searched_at  timestamptz not null,
  primary key (person_id, query)
);
create table viewed_listing (
  person_id uuid not null references person (id) on delete cascade,
  -- No foreign key: it may be gone by the time it is read.
  listingid text not null,
  viewed_at timestamptz not null,
  primary key (person_id, listingid)
);
create table calculator_setting (
  person_id  uuid primary key references person (id) on delete cascade,
  -- Percents and years of a calculation, without prices: { "downPaymentPercent": 20 }.
  settings   jsonb not null,
  updated_at timestamptz not null
);

-- The authority of links in mails to change the mails of one person, without signing in.
create table mail_subscription (
  person_id  uuid primary key references person (id) on delete cascade,
  -- 128 random bits.
  hash       text not null unique,
  created_at timestamptz not null
);

-- Sign-ins, changes of rights, deletions and acting on behalf of others. Rows are only added. Deleting an account takes address
-- and device out of its rows, and the ids that stay lead to nobody.
create table audit_entry (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  action     text not null,
  -- Who did it, and whose account it is about; no foreign keys, so that entries outlive accounts. null is an operator.
  actor_id   uuid,
  person_id  uuid,
  -- Facts without names and addresses, e.g. { "role": "Agent" }.
  details    jsonb not null default '{}',
  ip_address text,
  user_agent text
);
create index audit_entry_person on audit_entry (person_id, at desc);
create index audit_entry_actor on audit_entry (actor_id, at desc);
create index audit_entry_at on audit_entry (at);

-- The retention sets hearth.audit_until for its transaction; nothing else deletes. An update may only empty address and device.
create function guard_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < nullif(current_setting('hearth.audit_until', true), '')::timestamptz then
      return old;
    end if;
  elsif tg_op = 'UPDATE' then
    if new.ip_address is null and new.user_agent is null
      and (new.id, new.at, new.action, new.actor_id, new.person_id, new.details)
        is not distinct from (old.id, old.at, old.action, old.actor_id, old.person_id, old.details) then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger audit_entry_rows before update or delete on audit_entry
  for each row execute function guard_audit_entry();
create trigger audit_entry_all before truncate on audit_entry
  for each statement execute function guard_audit_entry();

alter table mail drop constraint mail_related_type_check;
alter table mail add constraint mail_related_type_check check (related_type in ('inquiry', 'person'));
alter table mail add column person_id uuid
  generated always as (case when related_type = 'person' then related_id end) stored
  references person (id) on delete cascade;
create index mail_person on mail (person_id) where person_id is not null;
-- The mail has a link that acts for an account until then. The link is taken out of the row when a mail server has the mail,
-- at the latest by then; null once it is out, and for mails without one.
alter table mail add column secret_until timestamptz;
create index mail_secret on mail (secret_until) where secret_until is not null;

-- What became of a mail, for its history.
create table mail_event (
  id      bigint generated always as identity primary key,
  mail_id uuid not null references mail (id) on delete cascade,
  status  text not null check (status in ('Sent', 'Not Sent', 'Opened', 'Clicked', 'Complained', 'Bounced')),
  -- A hard bounce is final.
  is_hard boolean,
  at      timestamptz not null
);
create index mail_event_mail on mail_event (mail_id, at);
