-- The key that a browser gives one attempt to create a collection, and a digest of its body: a repeated request gets the first answer.
alter table collection add column attempt_key text;
alter table collection add column attempt_digest text;
alter table collection add check ((attempt_key is null) = (attempt_digest is null));
create unique index collection_attempt on collection (person_id, edition, attempt_key) where attempt_key is not null;
