-- Settings that agents change themselves.

alter table agent
  -- Plain text below the mails that the agent sends.
  add column signature text check (char_length(signature) between 1 and 500),
  -- Mails about inquiries without an answer.
  add column inquiry_reminders boolean not null default true,
  -- Hours for tours and days off; null where visitors may ask for any time.
  add column tours jsonb check (jsonb_typeof(tours) = 'object'),
  -- Parts of the public page that the agent set: an import leaves those as they are.
  add column set_by_agent text[] not null default '{}' check (
    set_by_agent <@ array['bio', 'languages', 'designations', 'awards', 'video', 'social', 'photo', 'cover']
  );

-- The public page of an agent outlives the account; the person's settings and uploaded pictures do not.
create function forget_agent_settings() returns trigger language plpgsql as $$
begin
  if exists (select from person where id = old.account_id) then return new; end if;
  new.signature := null;
  new.inquiry_reminders := true;
  new.tours := null;
  if new.headshot_url_square like '/photos/people/%' then
    new.headshot_url_square := null;
    new.set_by_agent := array_remove(new.set_by_agent, 'photo');
  end if;
  if new.cover_url like '/photos/people/%' then
    new.cover_url := null;
    new.set_by_agent := array_remove(new.set_by_agent, 'cover');
  end if;
  return new;
end
$$;
create trigger agent_account_deleted before update of account_id on agent
  for each row when (old.account_id is not null and new.account_id is null) execute function forget_agent_settings();
