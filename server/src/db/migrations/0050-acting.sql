-- A change of a person's things by another actor commits with its line in the audit log, which names both. `changeFor` names the
-- actor in hearth.actor; jobs and operators have none. hearth.audited lists the pairs of the transaction's lines.

create function note_audited() returns trigger language plpgsql as $$
begin
  perform set_config('hearth.audited', concat(current_setting('hearth.audited', true), new.actor_id, '>', new.person_id, ' '), true);
  return null;
end
$$;
create trigger audit_entry_noted after insert on audit_entry
  for each row when (new.actor_id <> new.person_id) execute function note_audited();

-- The argument is 'person' where the row has its owner, and 'collection' where its collection has. A thing that is deleted as a
-- whole was judged by its own row.
create function require_audit() returns trigger language plpgsql as $$
declare
  actor text := nullif(current_setting('hearth.actor', true), '');
  changed jsonb := case when actor is not null then to_jsonb(coalesce(new, old)) end;
  owner text := case tg_argv[0]
    when 'person' then changed ->> 'person_id'
    else (select person_id::text from collection where id = (changed ->> 'collection_id')::bigint)
  end;
begin
  if owner <> actor and position(actor || '>' || owner || ' ' in coalesce(current_setting('hearth.audited', true), '')) = 0 then
    raise exception '% changed things of % in % without a line in the audit log', actor, owner, tg_table_name
      using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;

create constraint trigger collection_audited after insert or update or delete on collection
  deferrable initially deferred for each row execute function require_audit('person');
create constraint trigger saved_search_audited after insert or update or delete on saved_search
  deferrable initially deferred for each row execute function require_audit('person');
create constraint trigger dismissed_listing_audited after insert or update or delete on dismissed_listing
  deferrable initially deferred for each row execute function require_audit('person');
create constraint trigger recommendation_audited after insert or update of comment, recommended_at or delete on recommendation
  deferrable initially deferred for each row execute function require_audit('person');
create constraint trigger favorite_place_audited after insert or update or delete on favorite_place
  deferrable initially deferred for each row execute function require_audit('person');
create constraint trigger home_note_audited after insert or update or delete on home_note
  deferrable initially deferred for each row execute function require_audit('person');
create constraint trigger viewed_listing_audited after insert or update or delete on viewed_listing
  deferrable initially deferred for each row execute function require_audit('person');
create constraint trigger recent_search_audited after insert or update or delete on recent_search
  deferrable initially deferred for each row execute function require_audit('person');
create constraint trigger history_setting_audited after insert or update or delete on history_setting
  deferrable initially deferred for each row execute function require_audit('person');
create constraint trigger calculator_setting_audited after insert or update or delete on calculator_setting
  deferrable initially deferred for each row execute function require_audit('person');
create constraint trigger page_view_audited after insert or update or delete on page_view
  deferrable initially deferred for each row execute function require_audit('person');
-- Where an account is deleted, other people's rows lose its id alone, so these columns count for nothing.
create constraint trigger collection_listing_audited after insert or update of rank or delete on collection_listing
  deferrable initially deferred for each row execute function require_audit('collection');
create constraint trigger comment_audited after insert or update of text, edited_at, deleted_at or delete on comment
  deferrable initially deferred for each row execute function require_audit('collection');
create constraint trigger home_vote_audited after insert or update or delete on home_vote
  deferrable initially deferred for each row execute function require_audit('collection');
