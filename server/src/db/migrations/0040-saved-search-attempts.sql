-- The same as for collections: the key of one attempt to save a search, and a digest of its body.
alter table saved_search add column attempt_key text;
alter table saved_search add column attempt_digest text;
alter table saved_search add check ((attempt_key is null) = (attempt_digest is null));
create unique index saved_search_attempt on saved_search (person_id, edition, attempt_key) where attempt_key is not null;
