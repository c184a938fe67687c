-- The contacts of agents. person.agent_id alone decides which client an agent may act for; the triggers keep the contact of
-- such a client with the same agent (docs/adr/0011-contacts.md).

create table contact (
  id               bigint generated always as identity primary key,
  edition          text not null check (edition in ('austin', 'san-antonio')),
  -- Username of the agent; null until an admin assigns the contact to one.
  agent_id         text references agent (agent_id) on update cascade on delete set null,
  -- The client with an account; null before the address is proven, and after the account is deleted.
  person_id        uuid unique references person (id) on delete set null,
  -- The agent's own words for the contact; '' where an address book had none.
  firstname        text not null default '',
  lastname         text not null default '',
  email            text check (email = lower(email)),
  -- International format.
  phone            text,
  -- Further addresses and phones, of contacts that were merged into this one.
  also             text[] not null default '{}',
  -- Never shown to the client.
  notes            text not null default '',
  lead_source      text,
  -- null once the account is deleted, and for clients that an operator assigned.
  created_by       uuid references person (id) on delete set null,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  -- When the client last used the site; null where that is not known.
  active_at        timestamptz,
  invited_at       timestamptz,
  leased_search    boolean not null default false,
  -- The agent shares it with the agents of the team.
  shared_with_team boolean not null default false,
  activity         timestamptz not null generated always as (coalesce(active_at, created_at)) stored,
  sort_name        text not null generated always as (lower(lastname || ' ' || firstname)) stored,
  search_text      text not null generated always as
                     (lower(firstname || ' ' || lastname || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored,
  check (email is not null or phone is not null)
);
-- An agent has one contact for an address, and for a phone one without an address: people of one household share phones.
create unique index contact_email on contact (agent_id, email) where email is not null;
create unique index contact_phone on contact (agent_id, phone) where email is null;
create index contact_activity on contact (agent_id, activity, id);
create index contact_name on contact (agent_id, sort_name, id);
-- Serves the proof of an address.
create index contact_address on contact (email) where email is not null;
create index contact_search on contact using gin (search_text gin_trgm_ops);
create index contact_created_by on contact (created_by) where created_by is not null;

-- Folds an agent's other contacts of the same address or phone into one, which moves to the agent or gets the address.
create function fold_contacts(kept bigint, agent text, address text, number text) returns void language plpgsql as $$
declare twin contact;
begin
  for twin in
    delete from contact
    where id <> kept and agent_id = agent and person_id is null
      and (email = address or (address is null and email is null and phone = number))
    returning *
  loop
    update contact set
      notes = concat_ws(E'\n\n', nullif(notes, ''), nullif(twin.notes, '')),
      phone = coalesce(phone, twin.phone),
      lead_source = coalesce(lead_source, twin.lead_source),
      also = array(select distinct unnest(also || twin.also) order by 1)
    where id = kept;
  end loop;
end
$$;

-- Clients whose address is proven get the agent who has had them as a contact for the longest time, where they have no agent.
create function give_agent_of_contact() returns trigger language plpgsql as $$
begin
  new.agent_id := (
    select contact.agent_id from contact join agent on agent.agent_id = contact.agent_id
    where contact.email = new.email and contact.edition = new.edition and contact.person_id is null
      and agent.retired_at is null
    order by contact.created_at, contact.id limit 1
  );
  return new;
end
$$;
create trigger person_proven_first before insert on person
  for each row when (new.role = 'Client' and new.email_verified and new.agent_id is null)
  execute function give_agent_of_contact();
create trigger person_proven before update on person
  for each row when (new.role = 'Client' and new.email_verified and new.agent_id is null and old.agent_id is null
    and (not old.email_verified or old.email <> new.email))
  execute function give_agent_of_contact();

-- The contact of a client follows the client's agent and address.
create function keep_contact_of_client() returns trigger language plpgsql as $$
declare known bigint := (select id from contact where person_id = new.id);
begin
  if new.role <> 'Client' then
    update contact set person_id = null where id = known;
    return null;
  end if;
  if known is null and new.agent_id is not null then
    update contact set person_id = new.id
    where agent_id = new.agent_id and email = new.email and person_id is null returning id into known;
    if known is null then
      insert into contact (edition, agent_id, person_id, firstname, lastname, email, phone, created_at, updated_at)
      values (new.edition, new.agent_id, new.id, new.firstname, new.lastname, new.email, new.phone, new.updated_at, new.updated_at);
      return null;
    end if;
  end if;
  if known is not null then
    perform fold_contacts(known, new.agent_id, new.email, null);
    update contact set agent_id = new.agent_id, email = new.email, phone = coalesce(phone, new.phone)
    where id = known
      and (agent_id, email, phone) is distinct from (new.agent_id, new.email, coalesce(phone, new.phone));
  end if;
  return null;
end
$$;
create trigger person_contact_first after insert on person
  for each row when (new.agent_id is not null) execute function keep_contact_of_client();
create trigger person_contact after update on person
  for each row when ((old.agent_id, old.role, old.email) is distinct from (new.agent_id, new.role, new.email))
  execute function keep_contact_of_client();

insert into contact (edition, agent_id, person_id, firstname, lastname, email, phone, created_at, updated_at)
select edition, agent_id, id, firstname, lastname, email, phone, created_at, created_at from person where agent_id is not null;
