-- The site for which a form asks for an embed key.
alter table inquiry add column site text;

-- The request that a key was granted on: one key each.
alter table embed_key add column inquiry_id uuid unique references inquiry (id) on delete set null;

-- Names that a key had before it was rotated. Each works until its end.
create table embed_former_key (
  name    text primary key check (name ~ '^hk_[0-9A-Za-z]{20}$'),
  key     text not null references embed_key (key) on update cascade on delete cascade,
  ends_at timestamptz not null
);
create index embed_former_key_key on embed_former_key (key);
