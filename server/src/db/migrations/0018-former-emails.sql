-- Addresses that were proven to be a person's before the account got another: what was sent under them is the person's too.
create table former_email (
  person_id uuid not null references person (id) on delete cascade,
  email     text not null check (email = lower(email)),
  -- Until when the account had it. Where another account has it by now, what came later is that one's.
  until     timestamptz not null,
  primary key (person_id, email)
);

create function remember_former_email() returns trigger language plpgsql as $$
begin
  insert into former_email (person_id, email, until) values (old.id, old.email, new.updated_at)
  on conflict (person_id, email) do update set until = excluded.until;
  return null;
end
$$;
create trigger person_email after update of email on person
  for each row when (old.email_verified and old.email is distinct from new.email)
  execute function remember_former_email();
