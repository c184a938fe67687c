-- The same as for collections: the key of one attempt to comment, and a digest of its body.
alter table comment add column attempt_key text;
alter table comment add column attempt_digest text;
alter table comment add check ((attempt_key is null) = (attempt_digest is null));
create unique index comment_attempt on comment (person_id, collection_id, attempt_key) where attempt_key is not null;

-- No mail has a comment whose author wanted none.
alter table comment add column is_quiet boolean not null default false;
