-- Attributes of widgets that the owner of a key changes without changing a page: <hearth-search config="...">.
create table embed_config (
  id         text primary key check (id ~ '^[0-9a-z]{12}$'),
  key        text not null references embed_key (key) on update cascade on delete cascade,
  name       text not null check (char_length(name) between 1 and 80),
  -- Without 'hearth-'.
  widget     text not null,
  attributes jsonb not null check (jsonb_typeof(attributes) = 'object'),
  changed_at timestamptz not null
);
create index embed_config_key on embed_config (key);
