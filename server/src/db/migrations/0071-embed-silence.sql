-- Pages that showed widgets daily and then no more, once a mail named them. Another mail needs another last day.
create table embed_silence (
  key      text not null references embed_key (key) on update cascade on delete cascade,
  page     text not null,
  -- With a load.
  last_day date not null,
  primary key (key, page)
);
