-- The sample data that was requested and the progress of its load. An interrupted load resumes from here, and the dates of
-- open houses follow the calendar.
create table sample_load (
  edition           text primary key check (edition in ('austin', 'san-antonio')),
  -- Open listings; as many closed ones come on top.
  listings          integer not null,
  -- The moment the samples were made for.
  made_at           timestamptz not null,
  -- The day their open houses are dated from; moves on by whole weeks.
  open_houses_from  date not null,
  -- null while the load is under way.
  finished_at       timestamptz
);
