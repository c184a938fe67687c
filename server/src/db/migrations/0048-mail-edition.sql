-- The site whose mail it is: with two sites on one database, either may send it. Null for mails that were stored before.
alter table mail add column edition text check (edition in ('austin', 'san-antonio'));
